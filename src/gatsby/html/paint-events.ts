/** Event of the window before the first frame is laid out; none where the page is not painted, as in a background tab. */
export const firstFrameEvent = "firstframe";

/** Event of the window when the page has been painted, or is not painted for long. */
export const paintedEvent = "painted";
