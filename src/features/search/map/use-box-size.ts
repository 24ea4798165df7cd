import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Size } from "./map-view";

/** Size of the box before it has been measured, in CSS pixels. */
const unmeasured: Size = { width: 360, height: 420 };

/** Size of an element in CSS pixels; `onChange` is called when it gets another. */
export function useBoxSize(box: RefObject<HTMLElement>, onChange: () => void): Size {
  const [size, setSize] = useState(unmeasured);
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(() => {
      measure();
      latest.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
