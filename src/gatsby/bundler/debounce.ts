/** Replaces lodash's for react-slick: `act` is called once, `waitMs` after the last call, unless that is cancelled. */
export default function debounce(act: () => void, waitMs: number): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const call = () => {
    cancel();
    timer = setTimeout(act, waitMs);
  };
  return Object.assign(call, { cancel });
}
