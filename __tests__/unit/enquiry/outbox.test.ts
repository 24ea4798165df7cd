/** @jest-environment node */
import { storageKeys } from "../../../src/config/storage-keys";
import { createOutbox, outboxMaxAgeMs, outboxPauseMs } from "../../../src/features/enquiry/outbox/outbox";
import type { SendMail } from "../../../src/features/enquiry/mail/mail-result";
import { aStore, enquiryStartMs } from "../../support/enquiry-fixture";

const lead = (name: string) => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
  phone: "+919876543210",
  message: "2 BHK near Indiranagar",
  context: "Rent",
  submitted_at: "2026-11-20T10:15:00.000Z",
});

const anOutbox = (store = aStore()) => {
  let nowMs = enquiryStartMs;
  const pauses: number[] = [];
  const outbox = createOutbox({
    store,
    now: () => nowMs,
    pause: (durationMs) => {
      pauses.push(durationMs);
      return Promise.resolve();
    },
  });
  const pass = (durationMs: number) => {
    nowMs += durationMs;
  };
  return { outbox, store, pauses, pass };
};

const delivering: SendMail = () => Promise.resolve({ ok: true });
const failing: SendMail = () => Promise.resolve({ ok: false, reason: "network" });
const nextVisitMs = 60 * 60 * 1000;

describe("undelivered modal enquiries (requirements 3, 4.1)", () => {
  test("are kept in propertyEnquiries with an id from the current time", () => {
    const { outbox, store } = anOutbox();
    outbox.keep(lead("Ananya"));
    outbox.keep(lead("Asha"));
    expect(JSON.parse(store.get("propertyEnquiries") ?? "")).toEqual([
      { id: enquiryStartMs, ...lead("Ananya"), lastTriedAtMs: 0 },
      { id: enquiryStartMs + 1, ...lead("Asha"), lastTriedAtMs: 0 },
    ]);
  });

  test("storage that refuses is reported, not hidden", () => {
    expect(anOutbox(aStore(true)).outbox.keep(lead("Ananya"))).toBeNull();
  });

  test("one that was refused does not turn up later", () => {
    const store = aStore();
    anOutbox(store).outbox.keep(lead("Ananya"));
    let isFull = true;
    // Remembers what it cannot keep, as the browser's store does.
    const forgiving = {
      ...store,
      set: (key: string, value: string) => store.set(key, value) && !isFull,
    };
    const { outbox } = anOutbox(forgiving);
    expect(outbox.keep(lead("Asha"))).toBeNull();
    isFull = false;
    outbox.keep(lead("Ravi"));
    expect(outbox.list().map(({ params }) => params["name"])).toEqual(["Ananya", "Ravi"]);
  });

  test("the next visit sends them one by one and forgets the delivered", async () => {
    const { outbox, store, pauses, pass } = anOutbox();
    outbox.keep(lead("Ananya"));
    outbox.keep(lead("Asha"));
    pass(nextVisitMs);
    const send = jest.fn(delivering);
    expect(await outbox.deliver(send)).toBe(2);
    expect(send.mock.calls).toEqual([
      ["modal", lead("Ananya")],
      ["modal", lead("Asha")],
    ]);
    expect(pauses).toEqual([outboxPauseMs]);
    expect(store.get(storageKeys.outbox)).toBeNull();
  });

  test("one that fails again waits for the visit after", async () => {
    const { outbox, pass } = anOutbox();
    outbox.keep(lead("Ananya"));
    outbox.keep(lead("Asha"));
    pass(nextVisitMs);
    const onlyAsha: SendMail = (kind, params) =>
      (params["name"] === "Asha" ? delivering : failing)(kind, params);
    expect(await outbox.deliver(onlyAsha)).toBe(1);
    expect(outbox.list().map(({ params }) => params["name"])).toEqual(["Ananya"]);
    pass(nextVisitMs);
    expect(await outbox.deliver(delivering)).toBe(1);
    expect(outbox.list()).toEqual([]);
  });

  test("two tabs that open together send each lead once", async () => {
    const { outbox, store } = anOutbox();
    const other = anOutbox(store);
    outbox.keep(lead("Ananya"));
    outbox.keep(lead("Asha"));
    const send = jest.fn(delivering);
    const counts = await Promise.all([outbox.deliver(send), other.outbox.deliver(send)]);
    expect(counts[0] + counts[1]).toBe(2);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("one added while others are being sent is not lost", async () => {
    const { outbox } = anOutbox();
    outbox.keep(lead("Ananya"));
    await outbox.deliver((kind, params) => {
      outbox.keep(lead("Asha"));
      return delivering(kind, params);
    });
    expect(outbox.list().map(({ params }) => params["name"])).toEqual(["Asha"]);
  });

  test("none is kept longer than 30 days", async () => {
    const { outbox, store, pass } = anOutbox();
    outbox.keep(lead("Ananya"));
    pass(outboxMaxAgeMs);
    expect(outbox.list()).toHaveLength(1);
    pass(1);
    expect(outbox.list()).toEqual([]);
    const send = jest.fn(delivering);
    expect(await outbox.deliver(send)).toBe(0);
    expect(send).not.toHaveBeenCalled();
    expect(store.get(storageKeys.outbox)).toBeNull();
  });
});

describe("garbage in propertyEnquiries (decisions/c3-storage-may-fail)", () => {
  test.each([
    ["nothing", null],
    ["no JSON", "{oops"],
    ["an object", "{}"],
    ["a text", '"undefined"'],
    ["null", "null"],
    ["foreign entries", '[null, 1, "x", [], {}, {"id":"1"}, {"id":null,"email":"a@b.c"}, {"id":1}]'],
  ])("%s gives no enquiry, throws nothing and keeping still works", async (_name, stored) => {
    const store = aStore();
    if (stored !== null) store.set(storageKeys.outbox, stored);
    const { outbox } = anOutbox(store);
    expect(outbox.list()).toEqual([]);
    expect(await outbox.deliver(delivering)).toBe(0);
    expect(store.get(storageKeys.outbox)).toBeNull();
    expect(outbox.keep(lead("Ananya"))).not.toBeNull();
    expect(outbox.list()).toHaveLength(1);
  });

  test("good entries among bad ones survive", () => {
    const store = aStore();
    store.set(
      storageKeys.outbox,
      JSON.stringify([null, { id: enquiryStartMs, ...lead("Ananya"), otp: "123456" }, { id: 2 }]),
    );
    expect(anOutbox(store).outbox.list()).toEqual([
      { id: enquiryStartMs, params: lead("Ananya"), lastTriedAtMs: 0 },
    ]);
  });
});
