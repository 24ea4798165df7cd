import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// A part that is imported on demand takes longer than a second on a busy machine.
configure({ reactStrictMode: true, asyncUtilTimeout: 20_000 });

// jsdom has the dialog element without its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

// jsdom lays nothing out, so no size ever changes.
globalThis.ResizeObserver ??= class {
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
};
