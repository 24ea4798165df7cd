/** The one way by which a picture comes onto the site: `pictures:add` and `listings:import --pictures` use it. */
import sharp from "sharp";
import {
  detailIssues,
  maxKeptSide,
  pictureIssues,
  fineDetail,
  pictureFacts,
} from "../../src/content/check-pictures";
import { isSlug, slugify } from "../../src/lib/text";

/** Quality of the JPEG that the build makes all smaller ones from. */
const quality = 88;

/** Upright, without notes, in sRGB, no longer than a page needs. */
const asKept = (file: string): Promise<Buffer> =>
  sharp(file)
    .rotate()
    .resize({ width: maxKeptSide, height: maxKeptSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#FFFFFF" })
    .toColourspace("srgb")
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

type TakenPicture =
  | { readonly issue: string }
  | {
      readonly issue: undefined;
      /** A JPEG. */
      readonly bytes: Buffer;
      readonly warnings: readonly string[];
    };

/** A picture as the site keeps it, or "what is wrong; what to do" of one that cannot be taken. */
export async function takePicture(file: string): Promise<TakenPicture> {
  const { format, bytes: size } = await pictureFacts(file);
  if (size === 0) return { issue: "is an empty file; copy it again from where it is whole" };
  if (format === "svg") return { issue: "is a drawing; put it below data/images/plans by hand" };
  const unread = "cannot be read as a picture; save it as JPEG, in a phone's settings as “Most Compatible”";
  if (format === null) return { issue: unread };
  let bytes: Buffer;
  try {
    bytes = await asKept(file);
  } catch {
    return {
      issue: format === "heif" ? unread : "is cut off or damaged; copy it again from where it is whole",
    };
  }
  // What is mended while it is brought in is no issue of it any more.
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const kept = { format: "jpeg", width, height, bytes: bytes.length };
  const mended = { isTurned: false, hasPosition: false, hasDevice: false };
  const left = [...pictureIssues({ ...kept, ...mended }), ...detailIssues(await fineDetail(file))];
  return { issue: undefined, bytes, warnings: left.map(({ message }) => message) };
}

/** Names that a camera, a phone or a chat gives. */
const saysNothing =
  /^(?:img|image|dsc[nf]?|pxl|p|pic|photo|picture|untitled|whatsapp image|screen ?shot)?(?:[\s\d_().:-]|at|wa)*$/i;

/** A picture's name in addresses, from the one of its file; undefined where that says nothing or has no such letter. */
export function pictureStem(name: string): string | undefined {
  const stem = slugify(name);
  return saysNothing.test(name) || !isSlug(stem) ? undefined : stem;
}

/** Files that systems leave in folders of pictures. */
export const isStranger = (name: string): boolean =>
  /^(?:\.|~\$)|^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i.test(name);
