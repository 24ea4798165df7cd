import { EMAILJS_ENVIRONMENT, readEmailJsEnvironment } from "../../../config/emailjs-environment";
import { createEmailClient } from "./email-client";

const reading = readEmailJsEnvironment(EMAILJS_ENVIRONMENT);

/** The e-mail client of this build: one for all forms of a page (docs/decisions/d3-email-adapter.md). */
export const siteEmailClient = createEmailClient(reading.ok ? reading.config : null);
