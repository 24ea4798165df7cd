import { graphql } from "gatsby";
import { useRef, useState, type MouseEvent } from "react";
import { GoLink } from "../../ui/links";
import { Icon } from "../../ui/icon";
import { waitsForReact } from "../../lib/early-clicks";
import { isPlainClick } from "../../lib/keys";
import { Picture } from "../../ui/picture";
import type { PictureBox } from "../../ui/picture-sizes";
import { FoldedSection } from "./detail-section";
import * as styles from "./project-video.module.css";

const height = { ratio: 16 / 9 };
const boxes: readonly PictureBox[] = [
  { media: "(min-width: 640px)", width: "340px", height },
  { width: "100vw - 32px", height },
];

/** The video behind a picture of the home: nothing is loaded from its host before a press (docs/decisions/maps.md). */
export function ProjectVideo({ listing }: { readonly listing: Queries.ProjectVideoFragment }) {
  const { title, videoUrl, videoEmbedUrl, gallery } = listing;
  // The first stands at the head of the page.
  const poster = gallery[1] ?? gallery[0];
  const [isPlaying, setIsPlaying] = useState(false);
  const video = useRef<HTMLDivElement>(null);
  if (videoUrl === null) return null;
  const play = (event: MouseEvent) => {
    if (videoEmbedUrl === null || !isPlainClick(event)) return;
    event.preventDefault();
    // The link is removed, so the focus moves to the video.
    video.current?.focus();
    setIsPlaying(true);
  };
  const host = new URL(videoUrl).hostname.replace(/^www\./, "");
  return (
    <FoldedSection title="Project Video" figure={`on ${host}`}>
      <div ref={video} className={`frame ${styles.video}`} role="group" aria-label="Video" tabIndex={-1}>
        {isPlaying && videoEmbedUrl !== null ? (
          <iframe
            className={styles.player}
            src={`${videoEmbedUrl}?autoplay=1`}
            title={`Video of ${title}`}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          />
        ) : (
          <>
            {poster && <Picture picture={poster} alt="" sizes={boxes} />}
            <a className={styles.play} href={videoUrl} onClick={play} {...waitsForReact}>
              <Icon name="play" size="large" />
              Play the video
            </a>
          </>
        )}
      </div>
      <GoLink to={videoUrl} arrow>
        Watch on {host}
      </GoLink>
    </FoldedSection>
  );
}

export const projectVideoFragment = graphql`
  fragment ProjectVideo on Listing {
    title
    videoUrl
    videoEmbedUrl
    ...ListingGallery
  }
`;
