import { detailFields } from "../flow/enquiry-types";
import { trapFieldName } from "./form-faces";
import type { LazyEnquiry } from "./lazy-enquiry";

/** Takes over what was typed or filled in by the browser before React had the form: nothing typed is lost. */
export function adoptTyped(root: HTMLElement | null, lazy: LazyEnquiry): void {
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
