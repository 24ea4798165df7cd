/** Tells whether two pictures show the same, whatever their sizes and formats. */
import sharp from "sharp";

/** Whether each of 64 places of a picture is brighter than the one to its right (dHash). */
export type Likeness = readonly boolean[];

const columns = 9;
const rows = 8;

/** Differences of 64 up to which two pictures are one. */
const maxDistance = 3;

/** The likeness of a picture's file or bytes. */
export async function likenessOf(picture: string | Buffer): Promise<Likeness> {
  const grey = await sharp(picture)
    .rotate()
    .resize(columns, rows, { fit: "fill" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return Array.from({ length: rows * (columns - 1) }, (_, at) => {
    const place = Math.floor(at / (columns - 1)) * columns + (at % (columns - 1));
    return (grey[place] ?? 0) > (grey[place + 1] ?? 0);
  });
}

/** Whether two likenesses are of one picture. */
export function isAlike(one: Likeness, other: Likeness): boolean {
  return one.filter((brighter, at) => brighter !== other[at]).length <= maxDistance;
}
