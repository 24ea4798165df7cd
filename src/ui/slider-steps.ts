import type { CarouselMover } from "./carousel-mover";
import { decodedOn, picturesOn } from "./decoded-slides";
import { holdUnderFinger } from "./hold-under-finger";
import { paintAtOnce } from "./paint-at-once";

/**
 * A visitor who asked for a slide sees that it is coming, and waits at most this long for its picture, in milliseconds:
 * one that never comes must not hold up the rest.
 */
const longestWaitMs = 10_000;
/** react-slick takes the next step this long after it says that the last has ended, in milliseconds. */
const restMs = 20;
/** When a resize cuts a step short it says nothing: after this time beyond a step's own it counts as ended. */
const latestEndMs = 500;
/** A swipe across this part of the carousel counts, as it does for react-slick. */
const swipePart = 1 / 5;

interface SliderStepsOptions {
  readonly box: HTMLElement;
  readonly track: HTMLElement;
  readonly index: number;
  readonly inView: number;
  readonly count: number;
  readonly speedMs: number;
  /** react-slick, or null once it is gone. */
  readonly slider: () => {
    slickNext: () => void;
    slickPrev: () => void;
    slickGoTo: (index: number) => void;
  } | null;
}

/**
 * What react-slick is asked for, at its time: every picture on the way can be painted, no step is under way and no
 * finger is down. A visitor who asked is shown that pictures are on their way, and gets what could not be done at once
 * afterwards; a step of the autoplay is left out instead.
 */
export interface SliderSteps extends CarouselMover {
  /** To be called when react-slick sets out for a slide. */
  readonly setsOut: (target: number) => void;
  /** To be called when react-slick has got there. */
  readonly arrives: () => void;
  readonly stop: () => void;
}

/** Begins at the slide `index`, counted from 0; ends with `stop`. */
export function sliderSteps(options: SliderStepsOptions): SliderSteps {
  const { box, track, inView, count, speedMs, slider } = options;
  let { index } = options;
  let latest = 0;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let queued: (() => void) | undefined;

  const on = (...ends: [number, number]) => ({ ends, inView, count });
  const runQueued = () => {
    if (ending !== undefined || finger.isDown()) return;
    const go = queued;
    queued = undefined;
    go?.();
  };
  const endsIn = (ms: number) => {
    clearTimeout(ending);
    ending = setTimeout(() => {
      ending = undefined;
      runQueued();
    }, ms);
  };
  const finger = holdUnderFinger({
    box,
    track,
    speedMs,
    onLift: (acrossPx) => {
      const isSwipe = Math.abs(acrossPx) > box.clientWidth * swipePart;
      // react-slick takes no swipe while a step is under way.
      if (isSwipe && ending !== undefined) moveBy(acrossPx < 0 ? 1 : -1, true);
      else runQueued();
    },
  });
  const request = (target: number, go: () => void, isAsked: boolean) => {
    const isFree = () => ending === undefined && !finger.isDown();
    if (!isAsked && !isFree()) return;
    const request = ++latest;
    const limit = new Promise((resolve) => {
      if (isAsked) setTimeout(resolve, longestWaitMs);
    });
    if (isAsked) box.dataset.waiting = "";
    void Promise.race([decodedOn(track, on(index, target)), limit]).then(() => {
      if (request !== latest) return;
      delete box.dataset.waiting;
      if (isFree()) go();
      else if (isAsked) queued = go;
    });
  };
  const moveBy: CarouselMover["moveBy"] = (step, isAsked) => {
    const go = () => (step === 1 ? slider()?.slickNext() : slider()?.slickPrev());
    request(index + step, go, isAsked);
  };

  // Those in sight are there: they were in the row that this carousel replaces.
  picturesOn(track, on(index, index)).forEach(paintAtOnce);
  const prepare = () => void decodedOn(track, on(index - 1, index + 1));
  prepare();

  return {
    moveBy,
    moveTo: (target) => request(target, () => slider()?.slickGoTo(target), true),
    setsOut: (target) => {
      index = target;
      // It may have been a swipe that react-slick took itself: nothing asked for before counts any more.
      latest += 1;
      delete box.dataset.waiting;
      queued = undefined;
      endsIn(speedMs + latestEndMs);
      prepare();
    },
    arrives: () => endsIn(restMs),
    stop: () => {
      latest += 1;
      clearTimeout(ending);
      finger.stop();
    },
  };
}
