import { storageKeys } from "../../../src/config/storage-keys";
import {
  createOutbox,
  outboxMaxAgeMs,
  outboxPauseMs,
  type OutboxSurroundings,
} from "../../../src/features/enquiry/flow/outbox";
import { outboxNewsText } from "../../../src/features/enquiry/after/outbox-notice";
import type { SendMail } from "../../../src/features/enquiry/form/enquiry-types";
import { enquiryForms } from "../../../src/features/enquiry/form/enquiry-forms";
import { aStore, enquiryStartMs, someDetails } from "../../support/enquiry-fixture";

const lead = (name: string) => ({
  ...{ name, email: `${name.toLowerCase()}@example.com`, phone: "+919876543210" },
  ...{ message: "2 BHK near Indiranagar", context: "Rent", submitted_at: "2026-11-20T10:15:00.000Z" },
});

/** Lets one task at a time through, as a lock of the browser does for all tabs. */
const aLock = (): OutboxSurroundings["withLock"] => {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn;
    return turn;
  };
};

const withoutLock: OutboxSurroundings["withLock"] = (task) => task();

const anOutbox = (store = aStore(), withLock = withoutLock) => {
  let nowMs = enquiryStartMs;
  const pauses: number[] = [];
  const outbox = createOutbox({
    store,
    now: () => nowMs,
    pause: (durationMs) => Promise.resolve(void pauses.push(durationMs)),
    withLock,
  });
  const pass = (durationMs: number) => void (nowMs += durationMs);
  return { outbox, store, pauses, pass };
};

const delivering: SendMail = () => Promise.resolve({ ok: true });
const failing: SendMail = () => Promise.resolve({ ok: false, reason: "network" });
const nextVisitMs = 60 * 60 * 1000;

describe("undelivered visits (decisions/visits)", () => {
  const visit = (day: string) =>
    enquiryForms.visit.leadParams(
      someDetails({ firstDay: day, message: "" }),
      { brand: "The Agency", visit: { params: () => visitOfHome, request: () => aRequest } },
      enquiryStartMs,
    );
  const visitOfHome = {
    visit_homes: "Orchard Row",
    visit_timezone: "Goa, India Standard Time (Asia/Kolkata)",
  };
  const aRequest = { homes: "", location: "", path: "/", zone: "", wishes: [] };

  test("are kept whole, beside those of the modal, go out one by one by their own template, and are forgotten", async () => {
    const { outbox, store } = anOutbox();
    outbox.keep(lead("Ananya"));
    outbox.keep(visit("Saturday, 28 Nov 2026"));
    const sent: unknown[] = [];
    const next = anOutbox(store);
    await next.outbox.deliver((kind, params) => {
      sent.push([kind, params]);
      return Promise.resolve({ ok: true });
    });
    expect(next.pauses).toEqual([outboxPauseMs]);
    expect(sent).toEqual([
      ["modal", lead("Ananya")],
      ["visit", visit("Saturday, 28 Nov 2026")],
    ]);
    expect(store.get("propertyEnquiries")).toBeNull();
  });

  test("are not sent once both their times are over, and the visitor is told", async () => {
    const { outbox, store, pass } = anOutbox();
    const untilMs = enquiryStartMs + 2 * 24 * 60 * 60 * 1000;
    const request = visit("Saturday, 21 Nov 2026");
    outbox.keep(request, null, { untilMs });
    pass(untilMs - enquiryStartMs);
    expect(outbox.list()).toHaveLength(1);
    pass(1);
    expect(outbox.deliveryStatus(request["submitted_at"] ?? "").at).toBe("lost");
    const send = jest.fn(delivering);
    const later = anOutbox(store);
    later.pass(untilMs - enquiryStartMs + 1);
    await later.outbox.deliver(send);
    expect(send).not.toHaveBeenCalled();
    expect(store.get(storageKeys.outbox)).toBeNull();
    expect(later.outbox.news().map((entry) => outboxNewsText(entry, "UTC"))).toEqual([
      "Your message of 20 Nov 2026, 10.15 am could not be sent before the times that you chose for a visit and was deleted. It did not reach us: please write again if you still need us.",
    ]);
    expect(outbox.deliveryStatus(request["submitted_at"] ?? "").at).toBe("lost");
  });

  test("on two days are two visits, on one day one", () => {
    const { outbox } = anOutbox();
    const days = ["Saturday, 28 Nov 2026", "Friday, 27 Nov 2026"];
    for (const day of [...days, ...days.slice(1)]) outbox.keep(visit(day));
    expect(outbox.list().map(({ params }) => params["visit_day_1"])).toEqual(days);
  });
});

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

  test("one that was refused does not turn up later", () => {
    const store = aStore();
    anOutbox(store).outbox.keep(lead("Ananya"));
    let isFull = true;
    // Remembers what it cannot keep, as the browser's store does.
    const forgiving = { ...store, set: (key: string, value: string) => store.set(key, value) && !isFull };
    const { outbox } = anOutbox(forgiving);
    expect(outbox.keep(lead("Asha"))).toBeNull();
    isFull = false;
    outbox.keep(lead("Ravi"));
    expect(outbox.list().map(({ params }) => params["name"])).toEqual(["Ananya", "Ravi"]);
  });

  test("one that fails again waits for the visit after", async () => {
    const { outbox, pass } = anOutbox();
    outbox.keep(lead("Ananya"));
    outbox.keep(lead("Asha"));
    pass(nextVisitMs);
    const onlyAsha: SendMail = (kind, params) =>
      (params["name"] === "Asha" ? delivering : failing)(kind, params);
    expect(await outbox.deliver(onlyAsha)).toEqual([lead("Asha")]);
    expect(outbox.list().map(({ params }) => params["name"])).toEqual(["Ananya"]);
    pass(nextVisitMs);
    expect(await outbox.deliver(delivering)).toEqual([lead("Ananya")]);
    expect(outbox.list()).toEqual([]);
  });

  test.each([
    ["that can lock", aLock()],
    ["without locks", withoutLock],
  ])("two tabs of a browser %s that open together send each lead once", async (_browser, withLock) => {
    const { outbox, store } = anOutbox(aStore(), withLock);
    const secondTab = anOutbox(store, withLock);
    outbox.keep(lead("Ananya"));
    outbox.keep(lead("Asha"));
    const send = jest.fn(delivering);
    const delivered = await Promise.all([outbox.deliver(send), secondTab.outbox.deliver(send)]);
    expect(delivered.flat()).toHaveLength(2);
    expect(send).toHaveBeenCalledTimes(2);
  });

  test("a lock keeps tabs apart that do not see each other's marks", async () => {
    const withLock = aLock();
    const late = aStore();
    // What the other tab reads is behind by one write, until the first tab lets go of the lock.
    let isBehind = true;
    const first = anOutbox(aStore(), (task) =>
      withLock(async () => {
        const result = await task();
        isBehind = false;
        return result;
      }),
    );
    const { outbox, store } = first;
    outbox.keep(lead("Ananya"));
    late.set(storageKeys.outbox, store.get(storageKeys.outbox) ?? "");
    const behind = { ...store, get: (key: string) => (isBehind ? late : store).get(key) };
    const secondTab = anOutbox(behind, withLock);
    const send = jest.fn(delivering);
    await Promise.all([outbox.deliver(send), secondTab.outbox.deliver(send)]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("what is sent by hand in another tab waits for one of them, not for all", async () => {
    const withLock = aLock();
    const { outbox, store } = anOutbox(aStore(), withLock);
    const secondTab = anOutbox(store, withLock);
    for (const name of ["Ananya", "Asha", "Ravi"]) outbox.keep(lead(name));
    const sent: unknown[] = [];
    const send: SendMail = (kind, params) => {
      sent.push(params["name"]);
      return delivering(kind, params);
    };
    const delivery = outbox.deliver(send);
    await Promise.all([delivery, secondTab.outbox.sendInstead({ params: lead("Meera") }, null, send)]);
    expect(sent).toEqual(["Ananya", "Meera", "Asha", "Ravi"]);
  });

  test("one sent by hand while another tab sends it waits for that tab, and is not sent again", async () => {
    const withLock = aLock();
    const { outbox, store } = anOutbox(aStore(), withLock);
    const kept = outbox.keep(lead("Ananya"));
    const byHand = jest.fn(delivering);
    let answer: unknown;
    await anOutbox(store, withLock).outbox.deliver((kind, params) => {
      answer = outbox.sendInstead({ params }, kept, byHand);
      return delivering(kind, params);
    });
    expect(await answer).toEqual({ ok: true });
    expect(byHand).not.toHaveBeenCalled();
  });

  test("one that a page was sending when it was loaded again is not sent by the next page at once", async () => {
    const { outbox, store } = anOutbox();
    outbox.keep(lead("Ananya"));
    void outbox.deliver(() => new Promise(() => undefined));
    const next = anOutbox(store);
    const send = jest.fn(delivering);
    await next.outbox.deliver(send);
    expect(send).not.toHaveBeenCalled();
    next.pass(nextVisitMs);
    await next.outbox.deliver(send);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("the thank-you page of one that was sent by hand later knows that it arrived; nobody is told twice", async () => {
    const { outbox, pass } = anOutbox();
    outbox.keep(lead("Ananya"));
    pass(nextVisitMs);
    const resent = { ...lead("Ananya"), submitted_at: "2026-11-20T11:15:00.000Z" };
    await outbox.sendInstead({ params: resent }, null, delivering);
    expect(outbox.deliveryStatus(lead("Ananya").submitted_at)).toEqual({
      at: "sent",
      sentAtMs: enquiryStartMs + nextVisitMs,
    });
    expect(outbox.news()).toEqual([]);
  });

  test("the thank-you page of one that was kept again follows the later one", async () => {
    const { outbox, pass } = anOutbox();
    const times = ["2026-11-20T10:15:00.000Z", "2026-11-20T11:15:00.000Z", "2026-11-20T12:15:00.000Z"];
    for (const time of times) {
      outbox.keep({ ...lead("Ananya"), submitted_at: time });
      // The first is older than a week in the end, and the last is not.
      pass(outboxMaxAgeMs / 2);
    }
    expect(outbox.list()).toHaveLength(1);
    const statuses = () => times.map((time) => outbox.deliveryStatus(time).at);
    expect(statuses()).toEqual(["waiting", "waiting", "waiting"]);
    await outbox.deliver(delivering);
    expect(statuses()).toEqual(["sent", "sent", "sent"]);
    expect(outbox.news()).toHaveLength(1);
  });

  test("one that the visitor deleted is lost", () => {
    const { outbox, store } = anOutbox();
    outbox.keep(lead("Ananya"));
    store.entries.clear();
    expect(outbox.deliveryStatus(lead("Ananya").submitted_at).at).toBe("lost");
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

  test("none is sent after a week, and the visitor is told until they close it", async () => {
    const { outbox, store, pass } = anOutbox();
    outbox.keep(lead("Ananya"));
    expect(outboxMaxAgeMs).toBe(7 * 24 * 60 * 60 * 1000);
    pass(outboxMaxAgeMs);
    expect(outbox.list()).toHaveLength(1);
    pass(1);
    expect(outbox.list()).toEqual([]);
    const send = jest.fn(delivering);
    expect(await outbox.deliver(send)).toEqual([]);
    expect(send).not.toHaveBeenCalled();
    expect(store.get(storageKeys.outbox)).toBeNull();
    expect(outbox.news().map((entry) => outboxNewsText(entry, "UTC"))).toEqual([
      "Your message of 20 Nov 2026, 10.15 am could not be sent within 7 days and was deleted. It did not reach us: please write again if you still need us.",
    ]);
    expect(outbox.deliveryStatus(lead("Ananya").submitted_at)).toEqual({ at: "lost" });
    outbox.markRead();
    expect(outbox.news()).toEqual([]);
  });

  test("keeping another one tells of the old one too", () => {
    const { outbox, pass } = anOutbox();
    outbox.keep(lead("Ananya"));
    pass(outboxMaxAgeMs + 1);
    outbox.keep(lead("Asha"));
    expect(outbox.news().map(({ outcome }) => outcome)).toEqual(["aged"]);
  });

  test("the visitor is told of one that went out; nothing of what it said is kept, nor is it called lost a week later", async () => {
    const { outbox, store, pass } = anOutbox();
    outbox.keep(lead("Ananya"));
    pass(nextVisitMs);
    await outbox.deliver(delivering);
    expect(outbox.news().map((entry) => outboxNewsText(entry, "UTC"))).toEqual([
      "Your message of 20 Nov 2026, 10.15 am, which was saved in this browser, has now reached us.",
    ]);
    expect(outbox.deliveryStatus(lead("Ananya").submitted_at)).toEqual({
      at: "sent",
      sentAtMs: enquiryStartMs + nextVisitMs,
    });
    expect(JSON.stringify([...store.entries])).not.toMatch(/Ananya|9876543210|Indiranagar/i);
    pass(outboxMaxAgeMs);
    expect(outbox.deliveryStatus(lead("Ananya").submitted_at).at).toBe("sent");
    pass(1);
    expect(outbox.deliveryStatus(lead("Ananya").submitted_at).at).toBe("unknown");
    expect(outbox.news()).toEqual([]);
    await outbox.deliver(delivering);
    expect(store.entries.size).toBe(0);
  });
});

describe("garbage in propertyEnquiries (decisions/storage-and-privacy)", () => {
  test.each([
    ["no JSON", "{oops"],
    ["an object", "{}"],
    ["foreign entries", '[null, 1, "x", [], {}, {"id":"1"}, {"id":null,"email":"a@b.c"}, {"id":1}]'],
  ])("%s gives no enquiry, throws nothing and keeping still works", async (_name, stored) => {
    const store = aStore();
    store.set(storageKeys.outbox, stored);
    const { outbox } = anOutbox(store);
    expect(outbox.list()).toEqual([]);
    expect(await outbox.deliver(delivering)).toEqual([]);
    expect(store.get(storageKeys.outbox)).toBeNull();
    expect(outbox.keep(lead("Ananya"))).not.toBeNull();
    expect(outbox.list()).toHaveLength(1);
  });

  test.each(["[1, null, {}]", '[{"id":1e300,"endedAtMs":1e300,"outcome":"aged"}]', "{oops"])(
    "%s in propertyEnquiriesEnded is no news",
    (stored) => {
      const store = aStore();
      store.set(storageKeys.outboxEnded, stored);
      expect(anOutbox(store).outbox.news()).toEqual([]);
    },
  );

  test("a good entry among bad ones survives, of another form too, with what its e-mail has and nothing else", () => {
    const store = aStore();
    const asha = { name: "Asha", email: "asha@example.com", phone: "" };
    const params = { ...asha, message: "A garden", source: "Resale" };
    const entry = {
      id: enquiryStartMs,
      kind: "sidebar",
      ...params,
      otp: "123456",
      to_email: "x@example.com",
    };
    store.set(
      storageKeys.outbox,
      JSON.stringify([null, entry, { id: 2 }, { ...entry, id: enquiryStartMs + 1, kind: "code" }]),
    );
    const [kept] = anOutbox(store).outbox.list();
    expect(kept).toEqual({ id: enquiryStartMs, kind: "sidebar", params, lastTriedAtMs: 0 });
    expect(anOutbox(store).outbox.list()).toHaveLength(1);
  });
});
