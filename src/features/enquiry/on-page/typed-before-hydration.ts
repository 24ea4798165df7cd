import { detailFields } from "../flow/enquiry-types";
import { trapFieldName } from "../forms/form-layouts";
import type { LazyEnquiry } from "./lazy-enquiry";

/** Keeps what was typed, or filled in by the browser, before the form was hydrated. */
export function keepTypedBeforeHydration(root: HTMLElement | null, lazy: LazyEnquiry): void {
  for (const field of detailFields) {
    const name = field === "website" ? trapFieldName : field;
    const control = root?.querySelector(`[name="${name}"]`);
    const isControl =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (isControl && control.value !== lazy.getState().details[field]) lazy.edit(field, control.value);
  }
}
