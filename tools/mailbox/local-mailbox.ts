import {
  EMAIL_KINDS,
  TEMPLATE_VARIABLES,
  type EmailJsEnvironment,
  type EmailKind,
} from "../../src/config/environment";

/** Unless MAILBOX_PORT says otherwise (docs/decisions/e-mail.md). */
export const LOCAL_MAILBOX_PORT = 4810;

export const LOCAL_PUBLIC_KEY = "local-public-key";
export const LOCAL_SERVICE_ID = "local";

export function localTemplateId(kind: EmailKind): string {
  return `template_${kind}`;
}

/** The variables that make the site send to the local mailbox at `origin`. */
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
