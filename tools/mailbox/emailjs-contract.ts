import { z } from "zod";
import { EMAIL_KINDS, type EmailKind } from "../../src/config/environment";
import { LOCAL_PUBLIC_KEY, LOCAL_SERVICE_ID, localTemplateId } from "./local-mailbox";
import { parseJson } from "../../src/lib/json-record";

export type TemplateParams = Record<string, unknown>;

export interface Answer {
  status: number;
  text: string;
}

export type Judgement = { ok: true; kind: EmailKind; params: TemplateParams } | { ok: false; answer: Answer };

/** EmailJS takes one request a second from a visitor. */
export const EMAILJS_MIN_INTERVAL_MS = 1_000;

/** EmailJS takes at most 50 kB of template variables. */
const VARIABLES_LIMIT_BYTES = 50 * 1024;

const bodySchema = z.record(z.string(), z.unknown());

/**
 * Judges the body of `POST /api/v1.0/email/send` as EmailJS does: the same checks in the same order, the same status
 * codes and plain-text answers (https://www.emailjs.com/docs/rest-api/send/).
 */
export function judgeSendRequest(bodyText: string): Judgement {
  const body = bodySchema.safeParse(parseJson(bodyText));
  if (!body.success) return refuse(400, "The request body is not valid JSON");
  const { user_id, service_id, template_id, template_params } = body.data;

  if (isBlank(user_id)) return refuse(400, "The user_id parameter is required");
  if (isBlank(service_id)) return refuse(400, "The service_id parameter is required");
  if (isBlank(template_id)) return refuse(400, "The template_id parameter is required");
  if (user_id !== LOCAL_PUBLIC_KEY)
    return refuse(400, notFound("The Public Key is invalid", "admin/account"));
  if (service_id !== LOCAL_SERVICE_ID && service_id !== "default_service") {
    return refuse(400, notFound("The service ID not found", "admin"));
  }
  const kind = EMAIL_KINDS.find((candidate) => localTemplateId(candidate) === template_id);
  if (kind === undefined) return refuse(400, notFound("The template ID not found", "admin/templates"));

  const params = bodySchema.safeParse(template_params ?? {});
  if (!params.success) return refuse(400, "The template_params parameter must be an object");
  if (Buffer.byteLength(JSON.stringify(params.data)) > VARIABLES_LIMIT_BYTES) {
    return refuse(413, "Variables size limit. The maximum allowed variables size is 50Kb");
  }
  return { ok: true, kind, params: params.data };
}

/** EmailJS's answer to a recipient it cannot send to, or null when `address` is one plain e-mail address. */
export function judgeRecipient(address: string): Answer | null {
  if (address.trim() === "") return { status: 422, text: "The recipients address is empty" };
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(address)) {
    return { status: 422, text: "The recipients address is corrupted" };
  }
  return null;
}

function refuse(status: number, text: string): Judgement {
  return { ok: false, answer: { status, text } };
}

function notFound(text: string, page: string): string {
  return `${text}. To find this ID, visit https://dashboard.emailjs.com/${page}`;
}

function isBlank(value: unknown): boolean {
  return typeof value !== "string" || value.trim() === "";
}
