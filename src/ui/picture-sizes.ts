import type { PictureData } from "../lib/picture-data";

/** Index after the last comma outside brackets; 0 without one. */
function lastClauseAt(sizes: string): number {
  let depth = 0;
  for (let at = sizes.length - 1; at >= 0; at--) {
    if (sizes[at] === ")") depth++;
    if (sizes[at] === "(") depth--;
    if (sizes[at] === "," && depth === 0) return at + 1;
  }
  return 0;
}

/** Adds a clause for 2.5 dppx and more, where a file for 2 looks the same (docs/decisions/pictures.md); the last clause
 * of `sizes` must be that of phones, without a media query. */
export function denseSizes(sizes: string): string {
  const at = lastClauseAt(sizes);
  const width = sizes.slice(at).trim();
  return `${sizes.slice(0, at)} (min-resolution: 2.5dppx) calc(${width} / 1.4), ${width}`.trim();
}

export interface PictureBox {
  /** Absent for the last box. */
  readonly media?: string;
  readonly width: string;
  /** CSS pixels, or the ratio of width to height. */
  readonly height: number | { readonly ratio: number };
}

/** 1 where the build has not measured it, as with an SVG. */
function ratioOf({ file }: PictureData): number {
  const image = file.childImageSharp?.gatsbyImageData;
  return image === undefined ? 1 : image.width / image.height;
}

function drawnWidth({ width, height }: PictureBox, ratio: number): string {
  if (typeof height === "number") return `max(${width}, ${Math.round(ratio * height)}px)`;
  const excess = Math.max(1, ratio / height.ratio);
  return excess === 1 ? `calc(${width})` : `calc((${width}) * ${Number(excess.toFixed(3))})`;
}

/** `sizes` of a picture that covers its boxes: the drawn width, which is larger than that of a box of another ratio. */
export function coverSizes(picture: PictureData, boxes: readonly PictureBox[]): string {
  const ratio = ratioOf(picture);
  return boxes.map((box) => `${box.media ?? ""} ${drawnWidth(box, ratio)}`.trim()).join(", ");
}
