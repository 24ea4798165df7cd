import { fireEvent } from "@testing-library/react";

/** Place of a pointer in the window, in pixels. */
export type At = readonly [x: number, y: number];

type PointerEventType = "pointerdown" | "pointermove" | "pointerup" | "pointercancel";

/** Sends the event of a first pointer to an element; jsdom knows mouse events alone. */
export function firePointer(
  element: Element,
  type: PointerEventType,
  [clientX, clientY]: At,
  { buttons = 1, pointerType = "mouse" } = {},
): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, buttons });
  fireEvent(element, Object.assign(event, { pointerId: 1, isPrimary: true, pointerType }));
}

/** Lets elements capture pointers, which jsdom does not know. */
export function stubPointerCapture(): void {
  HTMLElement.prototype.setPointerCapture = () => undefined;
}
