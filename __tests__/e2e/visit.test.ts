/** A visit, from the button to the calendar (docs/decisions/visits.md). */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { visitDays, parseVisitTimes } from "../../src/features/enquiry/after/visit-plan";
import { visitTimesPath } from "../../src/catalogue/visit-times";
import { testMailboxOrigin, testSiteOrigin } from "../support/addresses";
import { phone, visitor } from "../support/browser";
import { builtText } from "../support/built-files";
import { calendarEvent } from "../support/calendar-event";
import { enquirySuite } from "../support/enquiry-suite";
import {
  codeInInbox,
  enterCode,
  goToCodeStep,
  mailOf,
  noticeOf,
  openForm,
  sendButton,
} from "../support/enquiry-visit";
import { pageIssues } from "../support/page-issues";
import { placedForms } from "../support/placed-forms";

jest.setTimeout(90_000);

// Colours that are still changing have another contrast.
const suite = enquirySuite({ reducedMotion: "reduce" });

const bangalore = "the-kaveri-terraces";
const homePath = `/property/${bangalore}`;

/** The form of the property page, opened by its button. */
const openVisit = (page: Page) => openForm(page, { ...placedForms.visit, path: homePath });

/** Presses a link of the thank-you page and reads the file that it gives. */
async function calendarOf(page: Page, number: number) {
  const link = page.getByRole("link", { name: /^Add to calendar/ }).nth(number - 1);
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe(`visit-${number}.ics`);
  return calendarEvent(await readFile(await download.path(), "utf8"));
}

test("a visit through the mailbox with its .ics: the lead, what happens next, and a tentative event for each time", async () => {
  const { browser, mailbox } = suite;
  const { page, complaints, close } = await visitor(browser, {
    city: "Bangalore",
    viewport: phone,
    timezoneId: "Europe/London",
  });
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  const form = await openVisit(page);
  await form.getByText("Times are in Bangalore, India Standard Time.").waitFor();
  await goToCodeStep(form, "visit");
  await enterCode(form, await codeInInbox(mailbox));
  await page.getByRole("heading", { level: 1, name: "Thank you, Ananya" }).waitFor();
  await page.getByRole("heading", { name: "What happens next" }).waitFor();

  const { params, html, subject } = await mailOf(mailbox, "visit");
  expect(Object.keys(params).sort()).toEqual(
    [
      ...["name", "email", "phone", "message", "context", "submitted_at", "visit_homes", "visit_people"],
      ...["visit_day_1", "visit_part_1", "visit_day_2", "visit_part_2", "visit_kind", "visit_timezone"],
      ...["page", "came_from", "time_in_india"],
    ].sort(),
  );
  expect(params).toMatchObject({
    name: "Ananya Rao",
    phone: "+919876543210",
    visit_homes: "The Kaveri Terraces",
    visit_people: "2",
    visit_kind: "In person",
    visit_timezone: "Bangalore, India Standard Time (Asia/Kolkata)",
  });
  expect(subject).toContain("The Kaveri Terraces");
  expect(html).toContain(String(params["visit_day_2"]));

  // What the lead says is what was offered, and what the calendar gets.
  const times = parseVisitTimes(JSON.parse(builtText(visitTimesPath.slice(1))));
  const days = visitDays(times, "Bangalore", Date.now());
  for (const number of [1, 2]) {
    const event = await calendarOf(page, number);
    const day = days.find(({ words }) => words === params[`visit_day_${number}`]);
    const part = day?.parts.find(({ words }) => words === params[`visit_part_${number}`]);
    const start = event.getFirstPropertyValue("dtstart");
    expect(String(start)).toBe(new Date(part?.fromMs ?? 0).toISOString().replace(".000", ""));
    expect(event.getFirstPropertyValue("status")).toBe("TENTATIVE");
    expect(event.getFirstPropertyValue("summary")).toBe("Visit: The Kaveri Terraces");
  }
  expect(await pageIssues(page, "main")).toEqual([]);
  const address = new URL(page.url());
  expect([address.pathname, address.search, address.hash]).toEqual(["/thank-you", "", ""]);
  const foreign = urls.filter(
    (url) => !/^(data|blob):/.test(url) && ![testSiteOrigin, testMailboxOrigin].includes(new URL(url).origin),
  );
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ["on the narrowest phone", { viewport: { width: 320, height: 568 } }, 100],
  ["with text of twice the size", { viewport: phone }, 200],
  ["in forced colours", { viewport: phone, forcedColors: "active" as const }, 100],
])("the form holds: %s", async (_name, options, percent) => {
  const { page, complaints, close } = await visitor(suite.browser, {
    city: "Bangalore",
    reducedMotion: "reduce",
    ...options,
  });
  await page.addInitScript((size: number) => {
    addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = `${size}%`));
  }, percent);
  const form = await openVisit(page);
  await sendButton(form).click();
  await noticeOf(form).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("firstDay");
  const overflow = await form.evaluate((dialog) => [
    dialog.scrollWidth - dialog.clientWidth,
    ...[...dialog.querySelectorAll("label, button, p, h2")].map(
      (part) => part.getBoundingClientRect().right - innerWidth,
    ),
  ]);
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
  expect(await pageIssues(page, "dialog[open]")).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
