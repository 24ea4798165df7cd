import { EMAILJS_ORIGIN } from "./emailjs-environment";

type Environment = Readonly<Record<string, string | undefined>>;

const localOrigin = "http://localhost:9000";

function originIn(environment: Environment, variable: string, fallback: string): string {
  const value = environment[variable]?.trim() || fallback;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && /^\/+$/.test(url.pathname + url.search + url.hash);
  if (!isOrigin) {
    throw new Error(
      `${variable} is "${value}"; write an origin such as https://www.example.com, without a path`,
    );
  }
  return url.origin;
}

/** Origin of the published site (`SITE_ORIGIN`; that of `npm start` if unset); throws unless http(s) without a path. */
export function siteOrigin(environment: Environment): string {
  return originIn(environment, "SITE_ORIGIN", localOrigin);
}

/** Origin that e-mail is sent through (`GATSBY_EMAILJS_ORIGIN`), EmailJS's own if unset; throws likewise. */
export function emailOrigin(environment: Environment): string {
  return originIn(environment, "GATSBY_EMAILJS_ORIGIN", EMAILJS_ORIGIN);
}
