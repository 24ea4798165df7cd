/** Tells whether two pictures show the same, whatever their sizes and formats. */
import sharp from "sharp";

/** Whether each of 64 places of a picture is brighter than the one to its right (dHash). */
export type Likeness = readonly boolean[];

const columns = 9;
const rows = 8;
/** Pixels of a place along each side: read from fewer, half of the copies in another format or size count as others. */
const side = 16;

/** Differences of 64 up to which two pictures are one: copies differ in up to 5, others in 13 or more. */
const maxDistance = 6;

/** The likeness of a picture's file or bytes. */
export async function likenessOf(picture: string | Buffer): Promise<Likeness> {
  const grey = await sharp(picture)
    .rotate()
    .resize(columns * side, rows * side, { fit: "fill" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const light = Array.from({ length: columns * rows }, () => 0);
  grey.forEach((value, at) => {
    const line = Math.floor(at / (columns * side * side));
    const cell = line * columns + Math.floor((at % (columns * side)) / side);
    light[cell] = (light[cell] ?? 0) + value;
  });
  return light.flatMap((value, at) => (at % columns === columns - 1 ? [] : [value > (light[at + 1] ?? 0)]));
}

/** Whether two likenesses are of one picture. */
export function isAlike(a: Likeness, b: Likeness): boolean {
  return a.filter((brighter, at) => brighter !== b[at]).length <= maxDistance;
}
