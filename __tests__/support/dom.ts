import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

configure({ reactStrictMode: true });

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
