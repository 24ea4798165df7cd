import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { PictureData } from "../lib/picture-data";
import { coverSizes, denseSizes, type PictureBox } from "./picture-sizes";
import * as styles from "./picture.module.css";

export type EagerPicture = boolean | "preloaded";

interface PictureProps {
  readonly picture: PictureData;
  /** The boxes that it covers, or what they come to. */
  readonly sizes?: string | readonly PictureBox[];
  readonly narrow?: { readonly picture: Pick<PictureData, "file">; readonly media: string };
  /** Above the fold, at most once a page; "preloaded" by a script of the page (docs/decisions/pictures.md). */
  readonly eager?: EagerPicture;
  /** Replaces the picture's own; empty where text beside it has the same meaning. */
  readonly alt?: string;
  readonly className?: string;
}

const sourcesOf = ({ file }: Pick<PictureData, "file">) =>
  file.childImageSharp?.gatsbyImageData.images.sources ?? [];

const dense = (sizes: string | undefined) => sizes && denseSizes(sizes);

/** HTML takes whole pixels; for "fullWidth" Gatsby gives the ratio, 1 × 0.5625. */
function wholePixels({ layout, width, height }: IGatsbyImageData) {
  const scale = layout === "fullWidth" ? 1600 : 1;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Fills its box, which sets the ratio. Gatsby's own component loads react-dom/server (docs/decisions/pictures.md). */
export function Picture({ picture, sizes, narrow, eager, alt = picture.alt, className }: PictureProps) {
  const { file, focus } = picture;
  const image = file.childImageSharp?.gatsbyImageData;
  const fallback = image?.images.fallback;
  const style = { backgroundColor: image?.backgroundColor, objectPosition: focus ?? undefined };
  const ownSizes = typeof sizes === "object" ? coverSizes(picture, sizes) : sizes;
  const sizesUsed = dense(ownSizes ?? fallback?.sizes);
  return (
    <picture className={styles.picture}>
      {narrow &&
        sourcesOf(narrow.picture).map(({ type, srcSet, sizes: narrowSizes }) => (
          <source
            key={`narrow ${type}`}
            media={narrow.media}
            type={type}
            srcSet={srcSet}
            sizes={dense(narrowSizes)}
          />
        ))}
      {sourcesOf(picture).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizesUsed} />
      ))}
      <img
        className={className === undefined ? styles.image : `${styles.image} ${className}`}
        src={fallback?.src ?? file.publicURL ?? undefined}
        srcSet={fallback?.srcSet}
        sizes={fallback && sizesUsed}
        {...(image && wholePixels(image))}
        alt={alt}
        style={style}
        // "preloaded" stays lazy, so that it is not loaded where it is hidden.
        loading={eager === true ? "eager" : "lazy"}
        decoding={eager ? "sync" : "async"}
        // React 18 writes it only in lower case.
        {...(eager && { fetchpriority: "high" })}
      />
    </picture>
  );
}
