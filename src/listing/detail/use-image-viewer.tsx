import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";
import type { ViewerPicture } from "./image-viewer";
import { waitsForReact } from "../../lib/early-clicks";
import { isPlainClick } from "../../lib/keys";
import type { PictureData } from "../../lib/picture-data";
import { fullPictureUrl } from "./picture-sizes";
import { loadWhenIdle, useLazyPart, pressedPart } from "../../ui/hooks";

const viewerPart = pressedPart(() => import(/* webpackPrefetch: true */ "./image-viewer"));

/** The full-screen viewer of a set of pictures, loaded when the browser is idle. */
export function useImageViewer(title: string, pictures: readonly ViewerPicture[]) {
  const [index, setIndex] = useState<number | null>(null);
  const address = useRef("");
  const followLink = useCallback(() => {
    setIndex(null);
    window.location.assign(address.current);
  }, []);
  useEffect(() => loadWhenIdle(viewerPart), []);
  const part = useLazyPart(viewerPart, index !== null, followLink);
  /** Properties of a link that opens the viewer at a picture, and is followed where that cannot be loaded. */
  const linkTo = useCallback(
    (picture: PictureData, target: number) => ({
      href: fullPictureUrl(picture),
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        address.current = fullPictureUrl(picture);
        setIndex(target);
      },
      ...waitsForReact,
    }),
    [],
  );
  return {
    isOpen: index !== null,
    linkTo,
    viewer: part !== null && (
      <part.ImageViewer
        title={title}
        pictures={pictures}
        index={index}
        onIndex={setIndex}
        onClose={() => setIndex(null)}
      />
    ),
  };
}
