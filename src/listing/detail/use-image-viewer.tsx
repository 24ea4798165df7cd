import { useCallback, useRef, useState, type MouseEvent, type ReactNode } from "react";
import type { ViewerPicture } from "./image-viewer";
import { lazyPart, useLazyPart } from "../../ui/hooks";

const viewerPart = lazyPart(() => import("./image-viewer"));

interface Opener {
  readonly isOpen: boolean;
  /**
   * Click handler of links to a picture, of stable identity: opens it in the viewer; where that cannot be loaded,
   * follows the link.
   */
  readonly open: (index: number) => (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly viewer: ReactNode;
}

/** The full-screen viewer of a set of pictures, loaded when a picture is first opened. */
export function useImageViewer(title: string, pictures: readonly ViewerPicture[]): Opener {
  const [index, setIndex] = useState<number | null>(null);
  const address = useRef("");
  const followLink = useCallback(() => {
    setIndex(null);
    window.location.assign(address.current);
  }, []);
  const part = useLazyPart(viewerPart, index !== null, followLink);
  const open = useCallback<Opener["open"]>(
    (target) => (event) => {
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
