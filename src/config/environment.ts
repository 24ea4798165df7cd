/** Written out in full because the bundler replaces only the literal text `process.env.GATSBY_…`. */
export const EMAILJS_ENVIRONMENT = {
  GATSBY_EMAILJS_ORIGIN: process.env.GATSBY_EMAILJS_ORIGIN,
  GATSBY_EMAILJS_PUBLIC_KEY: process.env.GATSBY_EMAILJS_PUBLIC_KEY,
  GATSBY_EMAILJS_SERVICE_ID: process.env.GATSBY_EMAILJS_SERVICE_ID,
  GATSBY_EMAILJS_TEMPLATE_CODE: process.env.GATSBY_EMAILJS_TEMPLATE_CODE,
  GATSBY_EMAILJS_TEMPLATE_CONTACT: process.env.GATSBY_EMAILJS_TEMPLATE_CONTACT,
  GATSBY_EMAILJS_TEMPLATE_PROPERTY: process.env.GATSBY_EMAILJS_TEMPLATE_PROPERTY,
  GATSBY_EMAILJS_TEMPLATE_SIDEBAR: process.env.GATSBY_EMAILJS_TEMPLATE_SIDEBAR,
  GATSBY_EMAILJS_TEMPLATE_MODAL: process.env.GATSBY_EMAILJS_TEMPLATE_MODAL,
  GATSBY_EMAILJS_TEMPLATE_HOME_LOAN: process.env.GATSBY_EMAILJS_TEMPLATE_HOME_LOAN,
  GATSBY_EMAILJS_TEMPLATE_INTERIOR_DESIGN: process.env.GATSBY_EMAILJS_TEMPLATE_INTERIOR_DESIGN,
  GATSBY_EMAILJS_TEMPLATE_PROPERTY_MANAGEMENT: process.env.GATSBY_EMAILJS_TEMPLATE_PROPERTY_MANAGEMENT,
  GATSBY_EMAILJS_TEMPLATE_BLOG: process.env.GATSBY_EMAILJS_TEMPLATE_BLOG,
  GATSBY_EMAILJS_TEMPLATE_VISIT: process.env.GATSBY_EMAILJS_TEMPLATE_VISIT,
};

export type EmailJsVariable = keyof typeof EMAILJS_ENVIRONMENT;
export type EmailJsEnvironment = { readonly [name in EmailJsVariable]?: string | undefined };

/** The one-time code, and one kind per lead form (docs/requirements.md 7). */
export const TEMPLATE_VARIABLES = {
  code: "GATSBY_EMAILJS_TEMPLATE_CODE",
  contact: "GATSBY_EMAILJS_TEMPLATE_CONTACT",
  property: "GATSBY_EMAILJS_TEMPLATE_PROPERTY",
  sidebar: "GATSBY_EMAILJS_TEMPLATE_SIDEBAR",
  modal: "GATSBY_EMAILJS_TEMPLATE_MODAL",
  "home-loan": "GATSBY_EMAILJS_TEMPLATE_HOME_LOAN",
  "interior-design": "GATSBY_EMAILJS_TEMPLATE_INTERIOR_DESIGN",
  "property-management": "GATSBY_EMAILJS_TEMPLATE_PROPERTY_MANAGEMENT",
  blog: "GATSBY_EMAILJS_TEMPLATE_BLOG",
  visit: "GATSBY_EMAILJS_TEMPLATE_VISIT",
} as const satisfies Record<string, EmailJsVariable>;

export type EmailKind = keyof typeof TEMPLATE_VARIABLES;

const isEmailKind = (kind: string): kind is EmailKind => kind in TEMPLATE_VARIABLES;
export const EMAIL_KINDS = /* #__PURE__ */ Object.keys(TEMPLATE_VARIABLES).filter(isEmailKind);

/** `origin` has no trailing slash. */
export interface EmailJsConfig {
  origin: string;
  publicKey: string;
  serviceId: string;
  templateIds: Record<EmailKind, string>;
}

const EMAILJS_ORIGIN = "https://api.emailjs.com";

export type EmailJsReading = { ok: true; config: EmailJsConfig } | { ok: false; missing: EmailJsVariable[] };

/** Blank values count as missing; all missing names come in the order of `.env.example`. The origin is optional. */
export function parseEmailJsEnvironment(env: EmailJsEnvironment): EmailJsReading {
  const missing: EmailJsVariable[] = [];
  const required = (name: EmailJsVariable): string => {
    const value = env[name]?.trim() ?? "";
    if (value === "") missing.push(name);
    return value;
  };
  const config: EmailJsConfig = {
    origin: (env.GATSBY_EMAILJS_ORIGIN?.trim() || EMAILJS_ORIGIN).replace(/\/+$/, ""),
    publicKey: required("GATSBY_EMAILJS_PUBLIC_KEY"),
    serviceId: required("GATSBY_EMAILJS_SERVICE_ID"),
    templateIds: { ...TEMPLATE_VARIABLES },
  };
  for (const kind of EMAIL_KINDS) config.templateIds[kind] = required(TEMPLATE_VARIABLES[kind]);
  return missing.length === 0 ? { ok: true, config } : { ok: false, missing };
}

export type Environment = Readonly<Record<string, string | undefined>>;

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
