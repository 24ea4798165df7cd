import type { EmailKind } from "../../src/config/environment";

/**
 * How the mailbox answers: as it should (`none`), or with one of the failures of EmailJS
 * (docs/decisions/e-mail.md).
 */
export const MODES = ["none", "down", "slow", "400", "403", "412", "429", "500"] as const;
/** One of `MODES`. */
export type Mode = (typeof MODES)[number];

/** The two groups of e-mails whose mode is set apart: the one-time code, and all leads. */
export const MODE_TARGETS = ["code", "lead"] as const;
/** Which of the two groups a mode is set for. */
export type ModeTarget = (typeof MODE_TARGETS)[number];
/** How the mailbox answers to each group now. */
export type Modes = Record<ModeTarget, Mode>;

/** What each mode does, for the control page. */
export const MODE_LABELS: Record<Mode, string> = {
  none: "Works",
  down: "Down: the connection breaks off",
  slow: "Slow: answers late, then works",
  "400": "400: the public key is unknown",
  "403": "403: the account refuses the caller",
  "412": "412: the link to the agency's mailbox has lapsed",
  "429": "429: too many requests",
  "500": "500: error at the provider",
};

/** The plain-text answers of EmailJS to requests it refuses. */
export const REFUSALS = {
  "400": {
    status: 400,
    text: "The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account",
  },
  "403": { status: 403, text: "API calls are disabled for non-browser applications" },
  "412": { status: 412, text: "Gmail_API: Invalid grant. Please reconnect your Gmail account" },
  "429": { status: 429, text: "Too Many Requests" },
  "500": { status: 500, text: "Internal Server Error" },
} as const;

/** Whether a value from outside, such as a request to the control page, names a mode. */
export function isMode(value: unknown): value is Mode {
  return MODES.some((mode) => mode === value);
}

/** The group that an e-mail of this kind belongs to. */
export function modeTargetOf(kind: EmailKind): ModeTarget {
  return kind === "code" ? "code" : "lead";
}
