import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How different two colours may be and count as equal, of 1: edges of letters are drawn anew each time. */
const threshold = 0.1;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pixelsOf(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The same pixels on a transparent canvas of at least their size, so that one picture may be longer. */
function onCanvas({ data, width, height }: Pixels, canvasWidth: number, canvasHeight: number): Buffer {
  const canvas = Buffer.alloc(canvasWidth * canvasHeight * 4);
  for (let row = 0; row < height; row++)
    data.copy(canvas, row * canvasWidth * 4, row * width * 4, (row + 1) * width * 4);
  return canvas;
}

/**
 * Pixels that differ between two PNG files; where there are any, draws the picture with them in red into a third file. A
 * longer or wider picture differs by all that the other does not have.
 */
export async function changedPixels(before: string, after: string, drawn: string): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  const picture = Buffer.alloc(width * height * 4);
  const changed = pixelmatch(onCanvas(a, width, height), onCanvas(b, width, height), picture, width, height, {
    threshold,
  });
  if (changed > 0)
    await sharp(picture, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(drawn);
  return changed;
}
