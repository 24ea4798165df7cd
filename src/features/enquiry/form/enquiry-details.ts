import { defaultCountryCode } from "./countries";
import type { EnquiryDetails } from "./enquiry-types";

/** Longest message in characters; the form shows a counter. The e-mail service limits the size of a request. */
export const maxMessageLength = 2_000;

/** Details of an untouched form. */
export const emptyDetails: EnquiryDetails = {
  firstName: "",
  lastName: "",
  name: "",
  email: "",
  countryCode: defaultCountryCode,
  phone: "",
  message: "",
  visitCity: "",
  firstDay: "",
  firstPart: "",
  secondDay: "",
  secondPart: "",
  people: "1",
  visitKind: "In person",
  website: "",
};
