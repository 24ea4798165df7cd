const passive = { capture: true, passive: true } as const;

interface Held {
  /** Element around the track; `data-held` ends the track's transition (carousel-slider.module.css). */
  readonly box: HTMLElement;
  /** What react-slick moves by `transform`. */
  readonly track: HTMLElement;
  /** Milliseconds for what is left of a step when the finger is lifted. */
  readonly speedMs: number;
  /**
   * Called when the finger is lifted, with the pixels by which it went across the track, negative to the left; 0 for one
   * that was elsewhere or went up or down.
   */
  readonly onLift: (acrossPx: number) => void;
}

export interface FingerHold {
  /** Whether a finger is anywhere on the page. */
  readonly isDown: () => boolean;
  readonly stop: () => void;
}

/**
 * Keeps a carousel where it is while a finger is down, also halfway between two slides: react-slick's `transform` goes
 * to its goal at once, and `translate` makes up for it. What is left of the way follows when the finger is lifted.
 */
export function holdUnderFinger({ box, track, speedMs, onLift }: Held): FingerHold {
  let isDown = false;
  let start: Touch | undefined;
  let glide: Animation | undefined;
  let freed: Element[] = [];

  const leftPx = () => track.getBoundingClientRect().left;
  const hold = ({ target, touches }: TouchEvent) => {
    if (isDown) return;
    isDown = true;
    start = target instanceof Node && track.contains(target) ? touches[0] : undefined;
    const seenPx = leftPx();
    box.dataset.held = "";
    glide?.cancel();
    const aheadPx = seenPx - leftPx();
    if (aheadPx === 0) return;
    track.style.translate = `${aheadPx}px`;
    // What is leaving is inert already, but a tap on it means it.
    freed.push(...track.querySelectorAll("[inert]"));
    for (const slide of freed) slide.removeAttribute("inert");
  };
  // Before react-slick hears of it, which moves on in the same event.
  const letGo = ({ touches, changedTouches }: TouchEvent) => {
    if (touches.length > 0) return;
    isDown = false;
    delete box.dataset.held;
    const { translate } = track.style;
    if (translate !== "") {
      track.style.translate = "";
      glide = track.animate({ translate: [translate, "0px"] }, { duration: speedMs, easing: "ease-out" });
      glide.onfinish = () => {
        for (const slide of freed) slide.toggleAttribute("inert", slide.ariaHidden !== "false");
        freed = [];
      };
    }
    const end = changedTouches[0];
    const acrossPx = start && end ? end.clientX - start.clientX : 0;
    const downPx = start && end ? end.clientY - start.clientY : 0;
    onLift(Math.abs(acrossPx) > Math.abs(downPx) ? acrossPx : 0);
  };

  document.addEventListener("touchstart", hold, passive);
  document.addEventListener("touchend", letGo, passive);
  document.addEventListener("touchcancel", letGo, passive);
  return {
    isDown: () => isDown,
    stop: () => {
      delete box.dataset.held;
      track.style.translate = "";
      document.removeEventListener("touchstart", hold, passive);
      document.removeEventListener("touchend", letGo, passive);
      document.removeEventListener("touchcancel", letGo, passive);
    },
  };
}
