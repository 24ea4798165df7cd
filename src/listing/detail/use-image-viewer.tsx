import { useCallback, useEffect, useRef, useState, type MouseEvent } from "react";
import type { ViewerPicture } from "./image-viewer";
import { lazyPart, loadWhenIdle, useLazyPart } from "../../ui/hooks";

const viewerPart = lazyPart(() => import(/* webpackPrefetch: true */ "./image-viewer"));

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
  /** Click handler of a link to a picture, which it follows where the viewer cannot be loaded. */
  const open = useCallback(
    (target: number) => (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      address.current = event.currentTarget.href;
      setIndex(target);
    },
    [],
  );
  return {
    isOpen: index !== null,
    open,
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
