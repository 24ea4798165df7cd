import { useCallback, useState } from "react";
import { useMediaQuery } from "../../../../ui/hooks";

/** From here on the style sheet shows the filters beside the results, and no button for them. */
const wide = "(min-width: 1024px)";

/** The sheet with the filters, which closes when the window becomes wide, as when a tablet is turned. */
export interface FilterSheetState {
  /** Whether it lies over the page. */
  readonly isOpen: boolean;
  /** Whether the filters are beside the results instead. */
  readonly isWide: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The state of the sheet; its functions stay the same. */
export function useFilterSheet(): FilterSheetState {
  const [isAsked, setAsked] = useState(false);
  const isWide = useMediaQuery(wide);
  const open = useCallback(() => setAsked(true), []);
  const close = useCallback(() => setAsked(false), []);
  return { isOpen: isAsked && !isWide, isWide, open, close };
}
