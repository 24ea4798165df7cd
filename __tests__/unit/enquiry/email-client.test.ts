import { localMailboxEnvironment } from "../../../tools/mailbox/local-mailbox";
import { parseEmailJsEnvironment, type EmailJsConfig } from "../../../src/config/environment";
import {
  codeTimeoutMs,
  createEmailClient,
  leadTimeoutMs,
  retryPauseMs,
  type EmailSdk,
} from "../../../src/features/enquiry/flow/email-client";
import { nextSteps } from "../../../src/features/enquiry/form/enquiry-texts";
import type { SendFailureReason } from "../../../src/features/enquiry/form/enquiry-types";
import { flushPromises } from "../../support/enquiry-fixture";

const reading = parseEmailJsEnvironment(localMailboxEnvironment("http://127.0.0.1:4810"));
if (!reading.ok) throw new Error("The local mailbox must be a complete configuration");
const config: EmailJsConfig = reading.config;

const params = { to_email: "ananya@example.com" };

const aSdk = (send: EmailSdk["send"]) => ({ init: jest.fn(), send: jest.fn(send) }) satisfies EmailSdk;

const answering = (error: unknown) => aSdk(() => Promise.reject(error));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("what a failure means (requirements 7, decisions/e-mail)", () => {
  const securityError = new Error("The operation is insecure.");
  securityError.name = "SecurityError";

  test.each<[string, unknown, SendFailureReason, number | undefined]>([
    ["451, headless browser", { status: 451, text: "Unavailable For Headless Browser" }, "headless", 451],
    ["403, blocked", { status: 403, text: "Forbidden" }, "blocked", 403],
    ["429, throttled", { status: 429, text: "Too Many Requests" }, "throttled", 429],
    ["the library's default 'Network Error'", { status: 0, text: "Network Error" }, "network", 0],
    ["412, mailbox link lapsed", { status: 412, text: "Gmail_API: Invalid grant" }, "provider", 412],
    [
      "422, the address that was typed",
      { status: 422, text: "The recipients address is corrupted" },
      "address",
      422,
    ],
    [
      "422, no recipient in the template",
      { status: 422, text: "The recipients address is empty" },
      "provider",
      422,
    ],
    ["a lost network", new TypeError("Failed to fetch"), "network", undefined],
    ["a thrown string", "The public key is required.", "config", undefined],
    ["storage refused", securityError, "blocked", undefined],
    ["anything else", undefined, "network", undefined],
  ])("%s", async (_name, error, reason, status) => {
    const { send } = createEmailClient(config, () => Promise.resolve(answering(error)));
    const answer = send("code", params);
    await jest.advanceTimersByTimeAsync(retryPauseMs);
    expect(await answer).toEqual(
      status === undefined ? { ok: false, reason } : { ok: false, reason, status },
    );
  });

  test("422 for a lead, whose recipient is the agency, is no fault of the visitor's address", async () => {
    const error = { status: 422, text: "The recipients address is corrupted" };
    const { send } = createEmailClient(config, () => Promise.resolve(answering(error)));
    expect(await send("contact", params)).toEqual({ ok: false, reason: "provider", status: 422 });
  });

  test("a library that does not load, and loads at the next try", async () => {
    const sdk = aSdk(() => Promise.resolve({ status: 200, text: "OK" }));
    const load = jest.fn(() => Promise.resolve<EmailSdk>(sdk));
    load.mockImplementationOnce(() => Promise.reject(new Error("Loading chunk 12 failed.")));
    const { send } = createEmailClient(config, load);
    expect(await send("code", params)).toEqual({ ok: false, reason: "network" });
    expect(await send("code", params)).toEqual({ ok: true });
  });

  test("no configuration: nothing is loaded or sent", async () => {
    const load = jest.fn(() => Promise.resolve<EmailSdk>(answering("never asked")));
    expect(await createEmailClient(null, load).send("code", params)).toEqual({ ok: false, reason: "config" });
    const withoutBlog = { ...config, templateIds: { ...config.templateIds, blog: "" } };
    expect(await createEmailClient(withoutBlog, load).send("blog", params)).toEqual({
      ok: false,
      reason: "config",
    });
    createEmailClient(null, load).prepare();
    expect(load).not.toHaveBeenCalled();
  });

  test.each(["throttled", "blocked", "headless", "network", "config", "address", "provider"] as const)(
    "%s has one helpful next step",
    (reason) => {
      const { text, offers } = nextSteps[reason];
      expect(text).toMatch(/^[A-Z][^!]+\.$/);
      expect(offers).toEqual(expect.arrayContaining(["phone", "whatsapp"]));
    },
  );
});

describe("what is sent (requirements 7)", () => {
  test("identifiers and settings go with each call, and no rate limit, which a clock that is set would break", async () => {
    const sdk = aSdk(() => Promise.resolve({ status: 200, text: "OK" }));
    const { send } = createEmailClient(config, () => Promise.resolve(sdk));
    const { origin, publicKey, serviceId, templateIds } = config;
    expect(await send("code", { ...params, otp_code: "000042" })).toEqual({ ok: true });
    expect(await send("home-loan", { name: "Ananya" })).toEqual({ ok: true });
    expect(sdk.init.mock.calls).toEqual([[{ origin }], [{ origin }]]);
    const settings = { publicKey, blockHeadless: false };
    expect(sdk.send.mock.calls).toEqual([
      [serviceId, templateIds.code, { ...params, otp_code: "000042" }, settings],
      [serviceId, templateIds["home-loan"], { name: "Ananya" }, settings],
    ]);
  });

  test("the library is loaded once, ahead of the first e-mail when asked", async () => {
    const sdk = aSdk(() => Promise.resolve({ status: 200, text: "OK" }));
    const load = jest.fn(() => Promise.resolve<EmailSdk>(sdk));
    const client = createEmailClient(config, load);
    client.prepare();
    client.prepare();
    await client.send("code", params);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

const sent = { status: 200, text: "OK" };
const throttled = { status: 429, text: "Too Many Requests" };
const issue = { status: 500, text: "Fault" };
const refused = { ok: false, reason: "throttled", status: 429 };
const failure = { ok: false, reason: "provider", status: 500 };
test.each([
  ["takes the second try", "code", [throttled, sent], 2, { ok: true }],
  ["takes the first", "property", [sent], 1, { ok: true }],
  ["refuses twice", "modal", [throttled, throttled, sent], 2, refused],
  ["fails at the second try", "blog", [throttled, issue, sent], 2, failure],
  ["fails otherwise, which is not tried again", "visit", [issue, sent], 1, failure],
] as const)("%s: %s", async (_name, kind, answers, tries, result) => {
  const left: { status: number; text: string }[] = [...answers];
  const sdk = aSdk(() => {
    const answer = left.shift() ?? sent;
    return answer.status === 200 ? Promise.resolve(answer) : Promise.reject(answer);
  });
  const { send } = createEmailClient(config, () => Promise.resolve(sdk));
  const answered = send(kind, params);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sdk.send).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(retryPauseMs - 1_000);
  expect(await answered).toEqual(result);
  expect(sdk.send).toHaveBeenCalledTimes(tries);
});

test.each([
  ["code", codeTimeoutMs],
  ["contact", leadTimeoutMs],
] as const)(
  "an e-mail service that does not answer: %s: counts as a network failure after %i ms",
  async (kind, timeoutMs) => {
    const { send } = createEmailClient(config, () =>
      Promise.resolve(aSdk(() => new Promise(() => undefined))),
    );
    const answered = jest.fn();
    void send(kind, params).then(answered);
    await jest.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(answered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith({ ok: false, reason: "network" });
  },
);

describe("with the real library", () => {
  const realFetch = globalThis.fetch;
  const realLocation = Object.getOwnPropertyDescriptor(globalThis, "location");
  const fetched = jest.fn<Promise<Response>, [input: unknown, init?: RequestInit]>();

  beforeEach(() => {
    fetched.mockReset();
    fetched.mockImplementation(() => Promise.resolve(new Response("OK")));
    globalThis.fetch = fetched;
    Object.defineProperty(globalThis, "location", { configurable: true, value: { pathname: "/contact" } });
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    if (realLocation) Object.defineProperty(globalThis, "location", realLocation);
    else Reflect.deleteProperty(globalThis, "location");
  });

  test("posts EmailJS's contract to the configured origin", async () => {
    const { send } = createEmailClient(config);
    expect(await send("code", { ...params, otp_code: "000042" })).toEqual({ ok: true });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("http://127.0.0.1:4810/api/v1.0/email/send");
    expect(JSON.parse(typeof request?.body === "string" ? request.body : "")).toEqual({
      lib_version: expect.any(String),
      user_id: config.publicKey,
      service_id: config.serviceId,
      template_id: config.templateIds.code,
      template_params: { ...params, otp_code: "000042" },
    });
  });

  test("a quick code does not hold back the lead, nor a clock that is set back the next one", async () => {
    const { send } = createEmailClient(config);
    expect(await send("code", params)).toEqual({ ok: true });
    expect(await send("contact", params)).toEqual({ ok: true });
    jest.setSystemTime(Date.now() - 3_600_000);
    expect(await send("contact", params)).toEqual({ ok: true });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test("a lost network", async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await createEmailClient(config).send("modal", params)).toEqual({ ok: false, reason: "network" });
    await flushPromises();
  });
});
