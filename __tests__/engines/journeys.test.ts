/** The main journeys in the engines besides Chromium, and that no page complains there (docs/juries.md). */
import { createMailbox } from "../../tools/mailbox/server";
import type { Mailbox } from "../../tools/mailbox/mailbox";
import { testMailboxPort } from "../support/addresses";
import { startCollectingSite } from "../support/collecting-site";
import { engines, type Engine } from "../support/engines";
import { someDetails, anotherCode } from "../support/enquiry-fixture";
import { codeInInbox, mailOf } from "../support/enquiry-visit";
import { eventually } from "../support/eventually";
import { fullestPages, pageKinds } from "../support/page-kinds";
import { sampleOf } from "../support/sample";

// Drivers of a busy machine lose presses and keys that a person's hand does not.
jest.retryTimes(2, { logErrorsBeforeRetry: true });

let site: Awaited<ReturnType<typeof startCollectingSite>>;
let mailbox: Mailbox;
beforeAll(async () => {
  [site, mailbox] = await Promise.all([startCollectingSite(), createMailbox({ port: testMailboxPort })]);
});
afterAll(() => Promise.all([site.close(), mailbox.close()]));
// Each engine reads its own code, not that of the engine before.
beforeEach(() => mailbox.clear());

describe.each(Object.entries(engines))("%s", (_name, openEngine) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openEngine();
  }, 180_000);
  afterAll(() => engine?.close());

  const open = async (path: string) => {
    await engine.goto(site.url + path);
    await eventually(
      () =>
        engine.evaluate(
          () =>
            document.documentElement.dataset["hydrated"] === "true" &&
            document.querySelector("[data-dehydrated]") === null,
        ),
      Boolean,
    );
  };

  /** Middle of the shown element that the selector finds and that has this name; null where it is covered or missing. */
  const pointOf = (selector: string, name: string) =>
    engine.evaluate(
      (css, label) => {
        const nameOf = (element: Element) =>
          element.getAttribute("aria-label") ?? (element.textContent ?? "").trim().replace(/\s+/g, " ");
        const found = [...document.querySelectorAll(String(css))].find(
          (element) => element.checkVisibility() && nameOf(element).startsWith(String(label)),
        );
        if (found === undefined) return null;
        const isInWindow = ({ top, bottom }: DOMRect) => top >= 90 && bottom <= innerHeight - 90;
        if (!isInWindow(found.getBoundingClientRect()) && found.closest("dialog, header") === null)
          found.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = found.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const isOnTop = top !== null && (found.contains(top) || top.contains(found));
        return isOnTop && { x: x + width / 2, y: y + height / 2 };
      },
      selector,
      name,
    );

  const sees = (selector: string, name = "") => eventually(() => pointOf(selector, name), Boolean);
  /** Presses once the element stands still: a page that scrolls or says what is wrong moves it from under the mouse. */
  const press = async (selector: string, name = "") => {
    let before = "";
    const point = await eventually(async () => {
      const now = await pointOf(selector, name);
      const isStill = JSON.stringify(now) === before;
      before = JSON.stringify(now);
      return isStill ? now : null;
    }, Boolean);
    if (typeof point !== "object" || point === null || !("x" in point) || !("y" in point))
      throw new Error(`No ${selector} "${name}"`);
    await engine.click(Number(point.x), Number(point.y));
  };
  /** Again where an engine has lost keys; replaces what the field held. */
  const fill = (selector: string, text: string) =>
    eventually(
      async () => {
        await press(selector);
        await engine.evaluate(
          (css) => document.querySelector<HTMLInputElement>(String(css))?.select(),
          selector,
        );
        await engine.type(text);
        return engine.evaluate(
          (css) => document.querySelector<HTMLInputElement>(String(css))?.value,
          selector,
        );
      },
      (value) => value === text,
    );
  const text = (selector: string) =>
    engine.evaluate((css) => document.querySelector(String(css))?.textContent ?? "", selector).then(String);
  const reads = (selector: string, pattern: RegExp) =>
    eventually(
      () => text(selector),
      (now) => pattern.test(now),
    );
  const isAt = (pattern: RegExp) =>
    eventually(
      () => engine.evaluate(() => location.pathname + location.search),
      (now) => pattern.test(String(now)),
    );

  afterEach(async () => {
    const kept = await engine.evaluate(() => {
      const texts = sessionStorage.getItem("complaints");
      sessionStorage.removeItem("complaints");
      return texts;
    });
    expect(kept).toBeNull();
  });

  test("a city is picked on the first visit, and kept", async () => {
    await open("/");
    await press("dialog[open] a", "Bangalore");
    await isAt(/^\/city\/Bangalore/);
    await open("/");
    await isAt(/^\/city\/Bangalore/);
  });

  test("a menu opens, leads on, and closes on Escape", async () => {
    await open("/about");
    await press("header nav button", "Properties");
    await sees("header nav a", "Villas");
    await engine.key("Escape");
    await eventually(
      () => pointOf("header nav a", "Villas"),
      (point) => point === null,
    );
    await press("header nav button", "Properties");
    await press("header nav a", "Villas");
    await isAt(/^\/villas/);
  });

  test("a sentence is searched", async () => {
    await open("/allproperties");
    await fill("main input[type=search]", "3 bhk whitefield under 1.5 cr");
    await engine.key("Enter");
    await isAt(/bhk=3/);
    await reads("main", /Matched result|3 BHK/);
  });

  test("a filter narrows the list, and its chip takes it back", async () => {
    await open("/allproperties?city=Bangalore");
    await press("main label", "3 BHK");
    await isAt(/bhk=3/);
    await press("main button", "Clear 3 BHK");
    await isAt(/^(?!.*bhk)/);
  });

  test("the ways to share a home are shown", async () => {
    await open("/property/the-kaveri-terraces");
    await press("main [aria-haspopup=menu]");
    await sees("[role=menu] [role=menuitem]", "WhatsApp");
  });

  test("a loan is reckoned for the amount that is typed", async () => {
    await open("/services/home-loan");
    const before = await text("#emi-calculator [role=status]");
    await fill("#emi-calculator input:not([type=range])", "90 lakh");
    await eventually(
      () => text("#emi-calculator [role=status]"),
      (now) => now !== before,
    );
  });

  test("two homes are compared", async () => {
    await open("/compare");
    await engine.evaluate(() => localStorage.removeItem("compareTray"));
    for (const home of ["the-kaveri-terraces", "marsa-creek-residences"]) {
      await open(`/property/${home}`);
      await press("main button", "Compare");
    }
    await press("[data-compare-tray] a", "Compare");
    await reads("[data-comparison]", /The Kaveri Terraces.*Marsa Creek/s);
  });

  test("a heart saves a home, which stands in the wishlist", async () => {
    await open("/property/the-kaveri-terraces");
    await press("main button", "Save The Kaveri Terraces");
    await open("/wishlist");
    await reads("main", /The Kaveri Terraces/);
  });

  test("pictures are shown over the whole screen", async () => {
    await open("/property/the-kaveri-terraces");
    await press("main a.num:has(.vh)");
    await reads("dialog[open]", /Image \d of 8/);
    await press("dialog[open] button", "Close");
  });

  test("a map shows homes", async () => {
    await open("/allproperties?city=Bangalore&view=map");
    await sees("main [role=application]");
    await press("main [role=application] [data-pin]");
  });

  test("an enquiry is sent with its code, after a wrong one", async () => {
    await open("/contact");
    const details = someDetails();
    for (const name of ["firstName", "lastName", "email", "phone", "message"] as const)
      await fill(`main form [name="${name}"]`, details[name]);
    await press("main form button", "Send OTP to Email");
    const code = await codeInInbox(mailbox);
    const enter = async (typed: string) => {
      await fill("main form input[autocomplete=one-time-code]", typed);
      await press("main form button", "Verify OTP & Submit");
    };
    await enter(anotherCode(code));
    await reads("main form", /Invalid OTP/);
    await enter(code);
    await isAt(/^\/thank-you/);
    await mailOf(mailbox, "contact");
  });

  test("no page complains", async () => {
    for (const path of sampleOf(pageKinds, fullestPages)) await open(path);
  }, 300_000);
});
