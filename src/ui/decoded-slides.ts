import { paintAtOnce } from "./paint-at-once";

const decodings = new WeakMap<HTMLImageElement, Promise<void>>();

/** Resolves when a picture can be painted; also where it cannot be loaded: a missing one holds nothing up. */
function decoded(image: HTMLImageElement): Promise<void> {
  const known = decodings.get(image);
  if (known !== undefined) return known;
  paintAtOnce(image);
  const decoding = image.decode().catch(() => undefined);
  decodings.set(image, decoding);
  return decoding;
}

/** A stretch of slides, counted from 0; below 0 and from the number of slides on, the loop goes round. */
export interface Stretch {
  /** The slides that stand first before and after a step. */
  readonly ends: readonly [number, number];
  readonly inView: number;
  readonly count: number;
}

/**
 * The pictures that are seen on a way: of all slides in view from its start to its end and of the next, a part of which
 * may show. Where the loop closes, react-slick's clones are seen first and then their originals: both belong to it.
 */
export function picturesOn(track: Element, { ends, inView, count }: Stretch): HTMLImageElement[] {
  const first = Math.min(...ends);
  const places = Array.from({ length: Math.max(...ends) + inView + 1 - first }, (_, at) => first + at);
  const originals = places.map((place) => (place + count) % count);
  const selector = [...new Set([...places, ...originals])].map((place) => `[data-index="${place}"] img`);
  return [...track.querySelectorAll<HTMLImageElement>(selector.join(","))];
}

/** Resolves when all pictures that are seen on a way can be painted. */
export async function decodedOn(track: Element, stretch: Stretch): Promise<void> {
  await Promise.all(picturesOn(track, stretch).map(decoded));
}
