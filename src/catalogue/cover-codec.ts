import type { PictureData } from "../lib/picture-data";
import { number, record, text, type Codec } from "./codecs";

const parts = record({
  src: text,
  srcSet: text,
  webpSrcSet: text,
  width: number,
  height: number,
  alt: text,
  focus: text,
  color: text,
});

const orUndefined = (value: string) => (value === "" ? undefined : value);

type Cover = Required<PictureData> & { readonly file: Required<PictureData["file"]> };

/** A cover as every card asks for it: its addresses as the build made them. */
export const cover: Codec<Cover, PictureData> = {
  encode: ({ alt, focus, file }) => {
    const image = file.childImageSharp?.gatsbyImageData;
    const { fallback, sources } = image?.images ?? {};
    return parts.encode({
      src: fallback?.src ?? file.publicURL ?? "",
      srcSet: fallback?.srcSet ?? "",
      webpSrcSet: sources?.find(({ type }) => type === "image/webp")?.srcSet ?? "",
      width: image?.width ?? 0,
      height: image?.height ?? 0,
      alt,
      focus: focus ?? "",
      color: image?.backgroundColor ?? "",
    });
  },
  decode: (json) => {
    const { src, srcSet, webpSrcSet, width, height, alt, focus, color } = parts.decode(json);
    const gatsbyImageData = {
      layout: "constrained" as const,
      width,
      height,
      backgroundColor: orUndefined(color),
      images: {
        sources: webpSrcSet === "" ? [] : [{ type: "image/webp" as const, srcSet: webpSrcSet }],
        fallback: { src, srcSet },
      },
    };
    return {
      alt,
      focus: focus === "" ? null : focus,
      file: { publicURL: src, childImageSharp: srcSet === "" ? null : { gatsbyImageData } },
    };
  },
};
