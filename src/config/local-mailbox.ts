import { EMAIL_KINDS, TEMPLATE_VARIABLES } from "./emailjs-environment";
import type { EmailJsEnvironment, EmailKind } from "./emailjs-environment";

/**
 * Port of the local mailbox's EmailJS interface, unless MAILBOX_PORT says otherwise
 * (docs/decisions/e-mail.md).
 */
export const LOCAL_MAILBOX_PORT = 4810;

/** Identifiers that the local mailbox accepts in place of an EmailJS account. */
export const LOCAL_PUBLIC_KEY = "local-public-key";
export const LOCAL_SERVICE_ID = "local";

/** The template id of a kind of e-mail in the local mailbox, e.g. `template_home-loan`. */
export function localTemplateId(kind: EmailKind): string {
  return `template_${kind}`;
}

/**
 * The GATSBY_EMAILJS_* variables that make the site send to the local mailbox at `origin`
 * (e.g. `http://127.0.0.1:4810`).
 */
export function localMailboxEnvironment(
  origin = `http://127.0.0.1:${LOCAL_MAILBOX_PORT}`,
): EmailJsEnvironment & Record<string, string> {
  return {
    GATSBY_EMAILJS_ORIGIN: origin,
    GATSBY_EMAILJS_PUBLIC_KEY: LOCAL_PUBLIC_KEY,
    GATSBY_EMAILJS_SERVICE_ID: LOCAL_SERVICE_ID,
    ...Object.fromEntries(EMAIL_KINDS.map((kind) => [TEMPLATE_VARIABLES[kind], localTemplateId(kind)])),
  };
}
