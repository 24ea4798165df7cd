import type { PictureData } from "../lib/picture-data";

/** End of all clauses of a `sizes` but the last: the index after the last comma outside brackets, 0 without one. */
function lastClauseAt(sizes: string): number {
  let depth = 0;
  for (let at = sizes.length - 1; at >= 0; at--) {
    if (sizes[at] === ")") depth++;
    if (sizes[at] === "(") depth--;
    if (sizes[at] === "," && depth === 0) return at + 1;
  }
  return 0;
}

/**
 * The `sizes` of an `<img>` for phones of high density, too: where it is 2.5 or more, the file is chosen as for about
 * two. Nobody tells 2 from 3 at arm's length, and the file has half the bytes
 * (docs/decisions/pictures.md). The last clause of a `sizes`, which has no media query, is
 * the one of phones.
 */
export function denseSizes(sizes: string): string {
  const at = lastClauseAt(sizes);
  const width = sizes.slice(at).trim();
  return `${sizes.slice(0, at)} (min-resolution: 2.5dppx) calc(${width} / 1.4), ${width}`.trim();
}

/** Where a picture stands that covers its box (`object-fit: cover`). */
export interface PictureBox {
  /** Media query of this box, such as "(min-width: 640px)"; the last box has none. */
  readonly media?: string;
  /** CSS width of the box, such as "100vw - 32px". */
  readonly width: string;
  /** Height of the box: a number of CSS pixels, or the ratio of width to height. */
  readonly height: number | { readonly ratio: number };
}

/** Width over height; 1 for what no build has measured, such as an SVG. */
function ratioOf({ file }: PictureData): number {
  const image = file.childImageSharp?.gatsbyImageData;
  return image === undefined ? 1 : image.width / image.height;
}

function drawnWidth({ width, height }: PictureBox, ratio: number): string {
  if (typeof height === "number") return `max(${width}, ${Math.round(ratio * height)}px)`;
  const excess = Math.max(1, ratio / height.ratio);
  return excess === 1 ? `calc(${width})` : `calc((${width}) * ${Number(excess.toFixed(3))})`;
}

/**
 * The `sizes` of a picture that covers its boxes: the width it is drawn at, which is more than that of the box where
 * the picture is wider in shape.
 */
export function coverSizes(picture: PictureData, boxes: readonly PictureBox[]): string {
  const ratio = ratioOf(picture);
  return boxes.map((box) => `${box.media ?? ""} ${drawnWidth(box, ratio)}`.trim()).join(", ");
}
