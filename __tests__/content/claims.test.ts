/** The agency's claims have one source, data/site.json (docs/decisions/content.md). */
import { valueAt } from "../../src/lib/json-record";
import { ContentFolder, listingFile } from "../support/temporary-content";

let folder: ContentFolder;
beforeEach(() => {
  folder = new ContentFolder();
});
afterEach(() => folder.delete());

const answer = "data/faqs.json › [0].answer (A text) — ";
const typedAgain = (words: string, name: string) =>
  `"${words}" is a claim of data/site.json typed again; write {${name}} in its place`;

test("the number of a claim that is typed again is a warning, one that differs an error", () => {
  const entry = valueAt(folder.read("faqs.json"), [0]);
  const answers = [
    "Offers from 144+ banks.",
    "A network of 144 partner banks.",
    "More than 13 years of experience in homes.",
    "A team with over 14 years in property.",
    "Trusted Since 2024.",
    "Replies come within one business day.",
    "A network of 150+ banks.",
    "Trusted since 2019.",
    "Compare the offers of three banks, or of 12 banks.",
    "The road was planned 13 years ago.",
    "In 144 of 198 wards.",
  ];
  const faqs = answers.map((answer, at) => Object.assign({}, entry, { id: `q${at}`, answer }));
  folder.write("faqs.json", JSON.stringify(faqs));
  const field = (at: number) => `data/faqs.json › [${at}].answer (q${at}) — `;
  expect(folder.warnings()).toEqual([
    field(0) + typedAgain("144+ banks", "banks"),
    field(1) + typedAgain("144 partner banks", "banks"),
    field(2) + typedAgain("13 years", "experience"),
    field(3) + typedAgain("14 years", "blogExperience"),
    field(4) + typedAgain("Trusted Since 2024", "trustedSince"),
    field(5) + typedAgain("within one business day", "reply"),
  ]);
  const differs = (words: string, claim: string, name: string) =>
    `"${words}" differs from data/site.json, which says "${claim}"; write {${name}} in its place`;
  expect(folder.errors()).toEqual([
    field(6) + differs("150+ banks", "144+", "banks"),
    field(7) + differs("Trusted since 2019", "2024", "trustedSince"),
  ]);
});

test("so it is in the head of a page, in an article and in a menu", () => {
  folder.set("pages/metadata.json", [0, "title"], "Loans across 144+ banks");
  folder.set("blog/a-slug.json", ["content"], "<p>Our team has over 14 years of experience.</p>");
  folder.set(
    "site.json",
    ["menuServices"],
    [{ label: "Home loans", note: "From 144+ banks", href: "/services/home-loan" }],
  );
  expect(folder.warnings()).toEqual([
    `data/blog/a-slug.json › content — ${typedAgain("14 years", "blogExperience")}`,
    `data/pages/metadata.json › [0].title (home) — ${typedAgain("144+ banks", "banks")}`,
    `data/site.json › menuServices[0].note — ${typedAgain("144+ banks", "banks")}`,
  ]);
});

test("the names in braces are filled in, so they are no issue, and make no title too long", () => {
  const answer = "More than {experience} of experience, {banks} banks, trusted since {trustedSince}.";
  folder.set("faqs.json", [0, "answer"], answer);
  folder.set("blog/a-slug.json", ["content"], "<p>{blogExperience} of it; we reply {reply}.</p>");
  folder.set("pages/metadata.json", [0, "title"], `{banks} banks${"s".repeat(50)}`);
  expect(folder.errors()).toEqual([]);
  expect(folder.warnings()).toEqual([]);
});

test("a title that the claim makes too long is too long", () => {
  folder.set("pages/metadata.json", [0, "title"], `${"s".repeat(50)} {reply}`);
  expect(folder.warnings()).toEqual([
    "data/pages/metadata.json › [0].title (home) — has 74 characters, search results cut it off; write at most 65",
  ]);
});

test("a misspelt name in braces would be read as it is written", () => {
  folder.set("faqs.json", [0, "answer"], "Offers from {bnks} banks.");
  expect(folder.errors()).toEqual([`${answer}holds {bnks}, which nothing fills in; did you mean {banks}?`]);
});

test("a listing has its developer's words: numbers of its own, and no names in braces", () => {
  folder.set(listingFile, ["description"], "A firm with 13 years of experience, approved by 144 banks.");
  expect(folder.warnings()).toEqual([]);
  folder.set(listingFile, ["description"], "Approved by {banks} banks.");
  expect(folder.errors()).toEqual([
    "data/listings/kaveri-terraces.json › description — holds {banks}, which the site fills in everywhere but in listings; write the words",
  ]);
});
