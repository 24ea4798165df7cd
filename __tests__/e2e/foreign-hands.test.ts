/** Pages that others touch: extensions, translators, and what a browser puts back (docs/decisions/early-input.md). */
import type { Page } from "playwright-core";
import { earlyNotices } from "../../src/lib/early-clicks";
import { open } from "../support/browser";
import { enquirySuite } from "../support/enquiry-suite";
import { eventually } from "../support/eventually";
import { holdScripts, neverIdle, shellIsHydrated } from "../support/hold-scripts";
import { placedForms } from "../support/placed-forms";
import { everyNth } from "../support/sample";

const suite = enquirySuite();

/** Wraps each text of the page as a translator does, which keeps the text itself or puts its own in its place. */
const translate = (page: Page, keepsTexts: boolean) =>
  page.evaluate((keeps) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const isRead =
        currentNode.parentElement?.closest("script, style, template, noscript, textarea, select") === null;
      if (isRead && currentNode instanceof Text && currentNode.data.trim() !== "") texts.push(currentNode);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      text.replaceWith(outer);
      outer.append(document.createElement("font"));
      outer.firstElementChild?.append(keeps ? text : text.data);
    }
  }, keepsTexts);

const onField = (page: Page, field: string, act: (field: Element) => void) =>
  page.locator(field).first().evaluate(act);

const hands: readonly (readonly [string, (page: Page, field: string) => Promise<void>])[] = [
  [
    "an element",
    (page, field) => onField(page, field, (input) => input.after(document.createElement("div"))),
  ],
  ["a text", (page, field) => onField(page, field, (input) => input.before("!"))],
  [
    "a wrap around a field",
    (page, field) =>
      onField(page, field, (input) => {
        const wrap = document.createElement("span");
        input.replaceWith(wrap);
        wrap.append(input);
      }),
  ],
  ["a translation that keeps texts", (page) => translate(page, true)],
  ["a translation that replaces texts", (page) => translate(page, false)],
];

const moments = ["before React", "while the form waits", "when React has it"] as const;

const { contact, sidebar, homeLoan, blog } = placedForms;

const rows = [contact, sidebar, homeLoan, blog].flatMap((form, at) =>
  hands.flatMap(([hand, touch]) =>
    moments
      // The first form meets each hand at each moment.
      .filter((moment) => at === 0 || (hand === "an element" && moment === "while the form waits"))
      .map((moment) => ({ ...form, hand, touch, moment })),
  ),
);

// Every fourth row has each moment, and each hand but a translator that keeps texts, who comes below.
test.each(everyNth(rows, 4))(
  "$hand in the form of $path $moment leaves text, choice, tick and focus",
  async ({ formId, path, touch, moment }) => {
    const { page, visit } = suite;
    const release = moment === "before React" ? await holdScripts(page) : () => undefined;
    if (moment === "while the form waits") await neverIdle(page);
    if (moment === "when React has it") await open(page, path);
    else await page.goto(path, { waitUntil: "commit" });
    const form = page.locator("form", { has: page.locator(`[id^=enquiry-${formId}-]`) });
    await form.waitFor();
    if (moment === "while the form waits") await shellIsHydrated(page);
    const first = form.locator("input").first();
    await touch(page, "main form input[type=email]");
    await form.locator("label").first().click();
    await page.keyboard.type("Asha");
    await form.locator('[name="countryCode"]').selectOption("+971");
    await first.focus();
    await page.keyboard.press("Home");
    release();
    await shellIsHydrated(page);
    await form.hover();
    await page.waitForFunction(
      () => document.querySelector("main [data-dehydrated] form [type=email]") === null,
    );
    await page.keyboard.type("M");
    expect(await first.inputValue()).toBe("MAsha");
    expect(await form.locator('[name="countryCode"]').inputValue()).toBe("+971");
    expect(visit.complaints).toEqual([]);
  },
);

test.each(everyNth(hands, 2))(
  "%s in the hero's search, which waits, leaves Enter its search",
  async (_hand, touch) => {
    const { page } = suite;
    await neverIdle(page);
    await page.goto("/city/Bangalore");
    await shellIsHydrated(page);
    await touch(page, "#hero-search [name=q]");
    const box = await page.locator("#hero-search [name=q]").boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await page.keyboard.type("villa");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/allproperties?**");
  },
);

const main = (page: Page) => page.locator("main");

describe.each([
  ["keeps texts", true],
  ["replaces texts", false],
])("a page whose translator %s", (_name, keepsTexts) => {
  test.each<[string, string, (page: Page) => Promise<unknown>]>([
    [
      "an amount that cannot be read says so, and a search shows its count in place of the old one",
      "/allproperties",
      async (page) => {
        await page.locator("#main [id$=-priceMin]").fill("abc");
        await page.locator("#main [aria-live] svg").first().waitFor();
        await page.locator("#main [id$=-priceMin]").fill("");
        await main(page).getByLabel("Search", { exact: true }).fill("villa");
        await main(page)
          .locator("[data-count-line]", { hasText: /^\d+ results?$/ })
          .waitFor();
      },
    ],
    [
      "a dialog opens and closes, and the hero's search leads to results",
      "/city/Bangalore",
      async (page) => {
        await main(page).locator("button[value=Rent]").click();
        await page.locator("dialog[open]").waitFor();
        await page.keyboard.press("Escape");
        await page.locator("#hero-search [name=q]").pressSequentially("whi");
        await page.keyboard.press("Enter");
        await page.waitForURL("**/allproperties?**");
      },
    ],
    [
      "a form names the field that is missing",
      "/contact",
      async (page) => {
        await main(page).locator("form button[type=submit]").click();
        await main(page).locator("form [data-notice]").waitFor();
        await main(page).locator("form [data-field] svg + span").waitFor();
      },
    ],
    [
      "a loan that cannot be read says what is accepted",
      "/services/home-loan",
      async (page) => {
        await page.locator("#emi-calculator").scrollIntoViewIfNeeded();
        await page.locator("#emi-calculator input").first().fill("x");
        await page.locator("#emi-calculator", { hasText: "Enter an amount in rupees" }).waitFor();
      },
    ],
  ])("%s on %s", async (_name, path, act) => {
    const { page, visit } = suite;
    await open(page, path);
    await translate(page, keepsTexts);
    await act(page);
    expect(await page.locator("h1").count()).toBe(1);
    expect(visit.complaints).toEqual([]);
  });
});

test("a part in which React fails is shown anew, says so, and keeps what was entered", async () => {
  const { page } = suite;
  await open(page, "/allproperties");
  await page.evaluate(() => {
    const { insertBefore } = Node.prototype;
    Node.prototype.insertBefore = function () {
      Node.prototype.insertBefore = insertBefore;
      throw new DOMException("The node is not a child", "NotFoundError");
    };
  });
  const price = page.locator("#main [id$=-priceMin]");
  await price.fill("abc");
  await page.getByText(earlyNotices.anew).waitFor();
  expect(await price.inputValue()).toBe("abc");
  expect(await main(page).locator("article").count()).toBeGreaterThan(0);
});

/** As a browser does that puts a choice back: React is not told. */
const chooseLast = (field: Element) => {
  if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
};

test.each([
  ["/villas", "City"],
  ["/allproperties", "Sort by"],
])("after a reload and after Back %s shows in its control %s what its list has", async (path, label) => {
  const { page } = suite;
  await open(page, path);
  const control = page.locator("#main").getByLabel(label, { exact: true }).first();
  const listed = await control.inputValue();
  await control.evaluate(chooseLast);
  const agrees = () =>
    eventually(
      () => control.inputValue(),
      (value) => value === listed,
    );
  await page.reload();
  await agrees();
  await control.evaluate(chooseLast);
  await page.goto("/about");
  await page.goBack();
  await agrees();
});
