import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { allPicturesLoaded, rendered } from "./eventually";
import { testContent } from "./test-content";

/** A picture on the screen: all widths in device pixels. */
interface ShownPicture {
  /** File name without its ending, which is that of the source. */
  readonly name: string;
  /** Width of the file that the browser chose. */
  readonly fileWidth: number;
  /** Height of that file by its width. */
  readonly shape: number;
  /** Width at which the file is drawn, which may be more than its box shows. */
  readonly drawnWidth: number;
  /** Box in CSS pixels, for messages. */
  readonly box: string;
}

/** Every picture of the page that is rendered, loaded. Drawings (SVG) have no size. */
async function shownPictures(page: Page): Promise<readonly ShownPicture[]> {
  await page.evaluate(() => {
    // Cards out of view have the height of a card that is not rendered.
    const rendersAll = new CSSStyleSheet();
    rendersAll.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [rendersAll];
  });
  await rendered(page);
  await allPicturesLoaded(page);
  return page.evaluate(async () => {
    const shown: ShownPicture[] = [];
    for (const image of document.images) {
      const { currentSrc, clientWidth, clientHeight } = image;
      if (!image.checkVisibility() || clientWidth === 0 || clientHeight === 0) continue;
      if (!/\.(webp|jpe?g|png)$/.test(currentSrc)) continue;
      // Without a srcset, the natural size is that of the file.
      const file = new Image();
      await new Promise((resolve) => {
        file.addEventListener("load", resolve);
        file.addEventListener("error", resolve);
        file.src = currentSrc;
      });
      const { naturalWidth, naturalHeight } = file;
      const byHeight = clientHeight * (naturalWidth / naturalHeight);
      const { objectFit } = getComputedStyle(image);
      const drawn =
        objectFit === "cover"
          ? Math.max(clientWidth, byHeight)
          : objectFit === "contain"
            ? Math.min(clientWidth, byHeight)
            : clientWidth;
      shown.push({
        name: decodeURIComponent(currentSrc.split("/").at(-1) ?? "").replace(/\.\w+$/, ""),
        fileWidth: naturalWidth,
        shape: naturalHeight / naturalWidth,
        drawnWidth: drawn * devicePixelRatio,
        box: `${clientWidth} × ${clientHeight}`,
      });
    }
    return shown;
  });
}

const sources = new Map(
  readdirSync(path.join(testContent, "images"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => [path.parse(name).name, path.join(parentPath, name)]),
);

/** Width of the widest file of this shape that its source gives, in pixels. */
async function sourceLimit({ name, shape }: ShownPicture): Promise<number> {
  const source = sources.get(name);
  if (source === undefined) throw new Error(`No picture ${name} in the content of the tests`);
  const { width, height } = await sharp(source).metadata();
  return Math.min(width, height / shape);
}

/**
 * The pictures of a page whose file is not of the size they are drawn at: under `least` or over `most` times as wide.
 * A file as wide as its source gives is never too narrow. The words name page, file and both sizes.
 */
export async function wrongSizes(page: Page, min: number, max: number): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const picture of await shownPictures(page)) {
    const { name, fileWidth, drawnWidth, box } = picture;
    const ratio = fileWidth / drawnWidth;
    const isTooNarrow = ratio < min && fileWidth < (await sourceLimit(picture)) - 1;
    if (!isTooNarrow && ratio <= max) continue;
    wrong.push(`${name}: ${fileWidth} px for ${Math.round(drawnWidth)} (${ratio.toFixed(2)}) in ${box}`);
  }
  return wrong;
}
