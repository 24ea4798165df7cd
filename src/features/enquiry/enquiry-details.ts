import { defaultCountryCode } from "./countries";
import type { EnquiryDetails } from "./enquiry-types";

/** Longest message in characters (field notes 5.3); the form shows a counter. */
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
  website: "",
};
