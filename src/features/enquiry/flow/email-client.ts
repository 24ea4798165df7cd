import type * as emailjs from "@emailjs/browser";
import {
  type EmailJsConfig,
  type EmailKind,
  EMAILJS_ENVIRONMENT,
  parseEmailJsEnvironment,
} from "../../../config/environment";
import { isRecord, textAt } from "../../../lib/json-record";
import { loadOnce } from "../../../lib/memoize";
import type { SendFailureReason, SendMail, SendResult } from "../form/enquiry-types";

export type EmailSdk = Pick<typeof emailjs, "init" | "send">;

/** An unanswered e-mail then counts as a network failure; a lead waits longer, as a retry could send it twice. */
export const codeTimeoutMs = 20_000;
export const leadTimeoutMs = 60_000;

/** The service answers one request a second, and 429 to the next. */
export const retryPauseMs = 1_100;

const loadSdk = (): Promise<EmailSdk> => import("@emailjs/browser");

const reasonsByStatus: ReadonlyMap<number, SendFailureReason> = new Map([
  [0, "network"],
  [403, "blocked"],
  [429, "throttled"],
  [451, "headless"],
]);

const failure = (reason: SendFailureReason, status?: number): SendResult => ({ ok: false, reason, status });

/** Strings are missing identifiers, a `SecurityError` refused storage; anything else is the connection or a chunk. */
function sendFailureOf(kind: EmailKind, error: unknown): SendResult {
  if (isRecord(error) && typeof error.status === "number") {
    const { status } = error;
    // An empty address, or that of a lead, is the account's fault, and not what the visitor typed.
    const isAddressRefused = kind === "code" && status === 422 && !textAt(error, "text").includes("empty");
    return failure(isAddressRefused ? "address" : (reasonsByStatus.get(status) ?? "provider"), status);
  }
  if (typeof error === "string") return failure("config");
  if (error instanceof Error && error.name === "SecurityError") return failure("blocked");
  return failure("network");
}

/** Sends by EmailJS, loaded on first use as it accesses storage (docs/decisions/e-mail.md). Its rate limit stays off:
 * it goes by a clock that can be set, and blocks retries that would help. Without identifiers all fails as `config`. */
export function createEmailClient(config: EmailJsConfig | null, load: () => Promise<EmailSdk> = loadSdk) {
  const sdk = loadOnce(load);

  /** Never throws: returns the reason of a failure. */
  const send: SendMail = async (kind, params) => {
    if (config === null) return failure("config");
    const { origin, publicKey, serviceId, templateIds } = config;
    const templateId = templateIds[kind];
    if ([origin, publicKey, serviceId, templateId].includes("")) return failure("config");
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      const fail = () => reject(new Error("The e-mail service did not answer in time"));
      timer = setTimeout(fail, kind === "code" ? codeTimeoutMs : leadTimeoutMs);
    });
    const deliver = async (triesLeft: number): Promise<void> => {
      const library = await sdk();
      // The library reads the origin from its global options only.
      library.init({ origin });
      try {
        await library.send(serviceId, templateId, { ...params }, { publicKey, blockHeadless: false });
      } catch (error) {
        if (!isRecord(error) || error.status !== 429 || triesLeft === 0) throw error;
        await new Promise((resolve) => setTimeout(resolve, retryPauseMs));
        if (!isOver) await deliver(triesLeft - 1);
      }
    };
    try {
      await Promise.race([deliver(1), timeout]);
      return { ok: true };
    } catch (error) {
      return sendFailureOf(kind, error);
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  };

  return {
    send,
    prepare: () => {
      // A failed load is reported when an e-mail is sent.
      if (config !== null) sdk().catch(() => undefined);
    },
  };
}

const reading = parseEmailJsEnvironment(EMAILJS_ENVIRONMENT);

/** One for all forms of a page (docs/decisions/e-mail.md). */
export const siteEmailClient = createEmailClient(reading.ok ? reading.config : null);
