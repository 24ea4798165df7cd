import { useHydrated } from "./use-hydrated";
import { useMediaQuery } from "./use-media-query";

/** How many slides are side by side at each breakpoint; a missing one has the number of the next smaller. */
export interface PerView {
  readonly base: number;
  /** From 640 px. */
  readonly sm?: number;
  /** From 1024 px. */
  readonly md?: number;
  /** From 1280 px. */
  readonly lg?: number;
}

/** The number at all four breakpoints, smallest first. */
export function perViewSteps({ base, sm = base, md = sm, lg = md }: PerView) {
  return { base, sm, md, lg } as const;
}

/** The number for this window; null on the server and while hydrating. */
export function useSlidesInView(perView: PerView): number | null {
  const { base, sm, md, lg } = perViewSteps(perView);
  const isInBrowser = useHydrated();
  const isSm = useMediaQuery("(min-width: 640px)");
  const isMd = useMediaQuery("(min-width: 1024px)");
  const isLg = useMediaQuery("(min-width: 1280px)");
  if (!isInBrowser) return null;
  if (isLg) return lg;
  if (isMd) return md;
  return isSm ? sm : base;
}
