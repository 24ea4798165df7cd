import type { DetailField } from "./enquiry-types";
import { trapFieldName } from "./form-faces";
import type { LazyEnquiry } from "./lazy-enquiry";

const controlNames: Readonly<Record<DetailField, string>> = {
  firstName: "firstName",
  lastName: "lastName",
  name: "name",
  email: "email",
  countryCode: "countryCode",
  phone: "phone",
  message: "message",
  website: trapFieldName,
};

const fields: readonly DetailField[] = [
  "firstName",
  "lastName",
  "name",
  "email",
  "countryCode",
  "phone",
  "message",
  "website",
];

/** Takes over what was typed or filled in by the browser before React had the form: nothing typed is lost. */
export function adoptTyped(root: HTMLElement | null, lazy: LazyEnquiry): void {
  for (const field of fields) {
    const control = root?.querySelector(`[name="${controlNames[field]}"]`);
    const isControl =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (isControl && control.value !== lazy.getState().details[field]) lazy.edit(field, control.value);
  }
}
