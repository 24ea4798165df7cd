import { graphql } from "gatsby";
import { useMemo } from "react";
import { everyPressCounts } from "../../lib/early-clicks";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { Picture } from "../../ui/picture";
import { autoplayToggle, useCarousel } from "../../ui/use-carousel";
import { NothingYet } from "./detail-section";
import { mainBoxes } from "./picture-sizes";
import { useImageViewer } from "./use-image-viewer";
import * as styles from "./gallery.module.css";

/** Slides and thumbnails at most (docs/requirements.md 9); the viewer shows every picture, and both count them all. */
const maxSlides = 6;

/** Six in a row, five below 1024 px and four below 640 px. */
const thumbSizes =
  "(min-width: 1280px) 132px, (min-width: 1024px) calc(16vw - 80px), (min-width: 640px) calc(20vw - 19px), calc(25vw - 14px)";

/** Pictures of the listing with thumbnails; a press on a picture opens all of them over the whole screen. */
export function Gallery({ title, gallery }: Queries.ListingGalleryFragment) {
  const { isOpen, linkTo, viewer } = useImageViewer(
    title,
    gallery.map((picture) => ({ picture, caption: picture.alt })),
  );
  const shown = useMemo(() => gallery.slice(0, maxSlides), [gallery]);
  // Memoised: the carousel steps once a second, for which its pictures need no render.
  const slides = useMemo(
    () =>
      shown.map((picture, at) => (
        <a key={at} className={`frame ${styles.slide}`} {...linkTo(picture, at)}>
          <Picture picture={picture} sizes={mainBoxes} eager={at === 0} />
        </a>
      )),
    [shown, linkTo],
  );
  const thumbs = useMemo(
    () =>
      shown.map(({ focus, thumb }, at) => (
        <Picture key={at} picture={{ alt: "", focus, file: thumb }} sizes={thumbSizes} />
      )),
    [shown],
  );
  const { box, stage, count, index, moveBy, moveTo, autoplay } = useCarousel(slides, {
    perView: { base: 1 },
    autoplayMs: 1000,
    isHeld: isOpen,
  });
  const current = shown[index] ?? shown[0];
  if (current === undefined) return <NothingYet message="No images available." />;
  const isPaused = autoplay?.isPaused ?? false;
  return (
    <div {...box} className={`${box.className} ${styles.gallery}`} aria-label={`Pictures of ${title}`}>
      <div className={styles.main}>
        {stage}
        <a className={`num strong ${styles.counter}`} {...linkTo(current, index)}>
          <Icon name="images" size="text" />
          <span>{`${index + 1} / ${gallery.length}`}</span>
          <span className="vh">: view all {gallery.length} pictures over the whole screen</span>
        </a>
        {count > 1 && (
          <div className={`needs-script ${styles.controls}`}>
            <IconButton
              icon={isPaused ? "play" : "pause"}
              label={isPaused ? "Play" : "Pause"}
              size="text"
              className={autoplay === undefined ? styles.absent : undefined}
              onClick={autoplay?.toggle}
              {...autoplayToggle}
            />
            <IconButton
              icon="chevron-left"
              label="Previous image"
              onClick={() => moveBy(-1)}
              {...everyPressCounts}
            />
            <IconButton
              icon="chevron-right"
              label="Next image"
              onClick={() => moveBy(1)}
              {...everyPressCounts}
            />
          </div>
        )}
      </div>
      {count > 1 && (
        <ul className={`deferred-on-phones needs-script ${styles.thumbs}`}>
          {shown.map(({ alt }, at) => (
            <li key={at}>
              <button
                type="button"
                aria-label={`Image ${at + 1}: ${alt}`}
                aria-current={at === index ? "true" : undefined}
                onClick={() => moveTo(at)}
              >
                {thumbs[at]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {viewer}
    </div>
  );
}

export const listingGalleryFragment = graphql`
  fragment ListingGallery on Listing {
    title
    gallery {
      alt
      focus
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(width: 1536, breakpoints: [360, 536, 880, 1200, 1536])
        }
      }
      thumb: file {
        publicURL
        childImageSharp {
          gatsbyImageData(width: 268, aspectRatio: 1.333, breakpoints: [84, 168, 268])
        }
      }
    }
  }
`;
