/**
 * Each issue of the content gives one line that names file, field and remedy (docs/decisions/content.md
 * and docs/decisions/registration.md).
 */
import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { valueAt } from "../../src/lib/json-record";
import { rawTypeName } from "../../src/content/content-nodes";
import { ContentFolder, inDubai, listingFile, testDay, type Homes } from "../support/temporary-content";

const listing = "data/listings/kaveri-terraces.json";
const post = "blog/a-slug.json";
const metadata = "pages/metadata.json";

let folder: ContentFolder;
beforeEach(() => {
  folder = new ContentFolder();
});
afterEach(() => folder.delete());

type Change = readonly [file: string, at: readonly (string | number)[], value: unknown];

const expectHomes = (homes: Homes, errors: readonly unknown[]) =>
  expect(folder.homes(...homes)).toEqual({ errors, warnings: [] });

/** Changes fields of files, and expects one error of each. */
function expectErrors(changes: readonly Change[], errors: readonly string[]): void {
  for (const [file, at, value] of changes) folder.set(file, at, value);
  expect(folder.errors()).toEqual(errors);
}

test("a sound folder has no issue", () => {
  expect(folder.errors()).toEqual([]);
  expect(folder.warnings()).toEqual([]);
});

describe("files", () => {
  test("are missing, hold what they should not, or cannot be read: all are told in one run", () => {
    folder.remove(post);
    for (const file of ["faqs.json", "why-choose-us.json", "services.json"]) folder.remove(file);
    folder.write("faq.json", "[]");
    folder.write("services.json/a.txt", "");
    folder.write("loan.json", "[]");
    folder.write("team.json", '[\n  { "name": "A", },\n]');
    folder.write("partners.json", "{}");
    folder.write("buying-costs.json", Buffer.from("\ufeff[]", "utf16le"));
    folder.write("testimonials.json", Buffer.from('[\n{ "name": "Zo\xeb" }]', "latin1"));
    folder.write("listings/more.json/a.txt", "");
    symlinkSync("nowhere.json", path.join(folder.path, "listings/nothing.json"));
    expect(folder.errors().sort()).toEqual([
      "data/blog — holds no entry; add at least one .json file",
      "data/buying-costs.json — is saved as UTF-16; save it as UTF-8 (Notepad: Save as, Encoding UTF-8)",
      'data/faqs.json — the file is missing; did you mean "faq.json" under another name? Rename it',
      "data/listings/more.json — is a folder; a file of this name is expected, so rename the folder",
      "data/listings/nothing.json — is a link to a file that is not there; put the file itself here",
      "data/loan.json — must hold one object; put its fields between { and }",
      "data/partners.json — must hold a list; put its entries between [ and ]",
      "data/services.json — is a folder; a file of this name is expected, so rename the folder",
      "data/team.json › line 2, column 16 — the comma after the last entry is one too many; remove it",
      "data/testimonials.json — is not UTF-8 (line 2 is the first that shows it); save it as UTF-8 and look there at signs such as ₹, ’ and é",
      "data/why-choose-us.json — the file is missing; restore it from the repository",
    ]);
  });

  test("that no page knows are neither checked nor published", () => {
    const astray = ["listings/kaveri.JSON", "notes.json", "pages/home copy.json", "blog/drafts/a.json"];
    for (const file of astray) folder.write(file, "{");
    expect([folder.errors(), folder.warnings().sort()]).toEqual([
      [],
      [
        "data/blog/drafts — is a folder, from which nothing is checked or published; move what should be into data/blog",
        "data/listings/kaveri.JSON — is not read; give it the ending .json or move it away",
        "data/notes.json — is not read, for no page knows it; move it away",
        "data/pages/home copy.json — is not read, for no page knows it; move it away",
      ],
    ]);
    for (const file of astray) expect(rawTypeName(file)).toBe("UnknownJson");
  });

  test("that a system leaves behind are no matter", () => {
    for (const name of ["Thumbs.db", "desktop.ini", ".DS_Store", "~$homes.xlsx", "kaveri.json~"]) {
      folder.write(`listings/${name}`, "");
      folder.write(`images/${name}`, "");
    }
    expect([folder.errors(), folder.warnings()]).toEqual([[], []]);
  });

  test("that cannot be read bring no issue but their own", () => {
    folder.set("cities.json", [0, "projects"], ["kaveri-terraces"]);
    folder.write(listingFile, "{");
    const lists = ["alt.json", "categories.json", "cities.json", metadata];
    for (const file of lists) folder.write(file, "[");
    const broken = [...lists.slice(0, 3), listingFile, metadata];
    expect(folder.errors().map((line) => line.replace(/ — .*/, ""))).toEqual(
      broken.map((file) => `data/${file} › line 1, column 2`),
    );
  });
});

describe("fields", () => {
  const unit = { type: "2 BHK", size: "1,200 sq ft", price: "₹1 Cr" };

  test("of a listing", () => {
    expectHomes(
      [
        { facilites: ["Pool"] },
        { colour: "red" },
        { additionalCharges: [] },
        { projectDetails: { units: [{ ...unit, pirce: "" }] } },
        { isDubai: false },
        { priceNumber: 18500000 },
        { title: undefined },
        { image: undefined },
        { size: " " },
        { price: 18500000 },
        { projectDetails: { units: [{ ...unit, price: 1 }] } },
        { featured: "yes" },
        { facilities: "Pool" },
        { tag: 4 },
        { size: null },
        { categories: [] },
        { postedAt: "20/11/2026" },
        { phone: "+91 80000 00000" },
        { video: "http://example.com/v" },
        { papers: { checked: "2026-11-04" } },
      ],
      [
        'facilites — is not a known field; did you mean "facilities"?',
        "colour — is not a known field; remove it",
        'additionalCharges — is not a known field; did you mean "projectDetails.additionalCharges"?',
        "projectDetails.units[0].pirce — is not a known field; remove it",
        "isDubai — is worked out from the city at build; remove the field",
        "priceNumber — is worked out from the price at build; remove the field",
        "title — is missing; write a text in quotation marks: Name of the home or project",
        "image — is missing; write a text in quotation marks or an object in braces { }: Picture of the card and of shared links",
        "size — is empty; write a text or remove the field",
        "price — is a number; write a text in quotation marks",
        "projectDetails.units[0].price — is a number; write a text in quotation marks",
        "featured — is a text; write true or false without quotation marks",
        "facilities — is a text; write a list in square brackets [ ]",
        "tag — is a number; write a text in quotation marks or a list in square brackets [ ]",
        "size — is null; write a text in quotation marks or remove the field",
        'categories — is empty; name at least one category, e.g. "apartments"',
        'postedAt — "20/11/2026" must be a date like "2026-11-20"',
        'phone — "+91 80000 00000" must be an international number without spaces, e.g. "+918000000000"',
        'video — "http://example.com/v" must be a web address that starts with https://',
        "papers — names no approval; write title, khata, plan, certificate or banks, or leave papers out",
      ],
    );
  });

  test("of other files", () => {
    const caps = [
      { aboveAmount: 7500000, percent: 75 },
      { aboveAmount: 3000000, percent: 80 },
    ];
    folder.addCity("New Delhi", "Delhi");
    expectErrors(
      [
        ["alt.json", [0, "focus"], "centre"],
        ["loan.json", ["ratePercent"], "8.5"],
        ["loan.json", ["loanToValueCaps"], caps],
        ["pages/home.json", ["budgetTiles"], ["apartments"]],
        ["pages/landing.json", [0, "slug"], "/buy"],
        [metadata, [0, "kd"], 3.5],
        [metadata, [6, "h1"], ""],
        ["testimonials.json", [0, "rating"], 0],
        ["why-choose-us.json", [0, "icon"], "sheild-check"],
      ],
      [
        'data/alt.json › [0].focus (exteriors/one.jpg) — "centre" must be two percentages like "50% 30%"',
        'data/cities.json › [1].name (New Delhi) — "New Delhi" must be letters from A to Z, for it is part of the address; join several words by hyphens, e.g. "New-Delhi"',
        "data/loan.json › ratePercent — is a text; write a number without quotation marks",
        "data/loan.json › loanToValueCaps — has caps in another order; write each with a larger amount and a smaller per cent than the one before",
        "data/pages/home.json › budgetTiles — has 1 entry; write exactly 4",
        'data/pages/landing.json › [0].slug (/buy) — "/buy" must be lower-case words of a to z and digits, joined by hyphens, e.g. "kaveri-terraces"',
        "data/pages/metadata.json › [0].kd (home) — is 3.5; write a whole number",
        "data/pages/metadata.json › [6].h1 (thank-you) — is empty; write a text: Main heading",
        "data/testimonials.json › [0].rating (A text) — is 0; write a number of at least 1",
        'data/why-choose-us.json › [0].icon (A text) — "sheild-check" is not known here; did you mean "shield-check"?',
      ],
    );
  });

  test("that must be an address or hold an entry", () => {
    expectErrors(
      [
        ["categories.json", [0, "path"], "apartments"],
        ["loan.json", ["loanToValueCaps"], []],
      ],
      [
        'data/categories.json › [0].path (apartments) — "apartments" must be an address like "/apartments" or "/properties/resale"',
        "data/loan.json › loanToValueCaps — is empty; write at least the cap above 0 rupees",
      ],
    );
  });
});

describe("words and references", () => {
  test("misspelt have the right one beside them", () => {
    folder.set("cities.json", [0, "projects"], ["fort-house"]);
    folder.set("pages/home.json", ["budgetTiles", 1], "luxury");
    folder.set("pages/home.json", ["onDemandListings", 0], "kaveri-terrace");
    expectHomes(
      [
        { city: "Banglore" },
        { categories: ["apartmnets"] },
        { stage: "Redy to Move" },
        { constructionStatus: "Under Constructon" },
        { status: "For slae" },
        { type: "Apartmant" },
      ],
      [
        expect.stringMatching(
          /^data\/cities.json › \[0\].projects\[0\] \(Bangalore\) — "fort-house" is not the slug of a listing; /,
        ),
        'city — "Banglore" is not a city of data/cities.json; did you mean "Bangalore"?',
        'categories[0] — "apartmnets" is not a category; did you mean "apartments"?',
        'stage — "Redy to Move" is not a known stage; did you mean "Ready to Move"?',
        'constructionStatus — "Under Constructon" is not a known construction status; did you mean "Under Construction"?',
        'status — "For slae" is not a known status; did you mean "For sale"?',
        'type — "Apartmant" is not a known type of property; did you mean "Apartment"?',
        'data/pages/home.json › onDemandListings[0] — "kaveri-terrace" is not the slug of a listing; did you mean "kaveri-terraces"?',
        'data/pages/home.json › budgetTiles[1] — "luxury" is not a category of data/categories.json; write "apartments"',
      ],
    );
  });

  test.each(["villa", "vacation-home"])("a listing may name category %s as the requirements do", (slug) => {
    // The last part of the address has an entry in metadata.json.
    const villas = { slug: "villas", path: "/homes/apartments" };
    const category = Object.assign({}, valueAt(folder.read("categories.json"), [0]), villas);
    folder.set("categories.json", [1], category);
    folder.set(listingFile, ["categories"], [slug]);
    expect(folder.errors()).toEqual([]);
  });
});

describe("pictures", () => {
  test("are files below data/images, in their spelling, or safe addresses, each with a text", () => {
    for (const name of ["plan.svg", "plan.pdf"]) folder.write(`images/plans/${name}`, "<svg/>");
    folder.set("team.json", [0, "image"], "https://example.com/a.jpg");
    folder.set("pages/about.json", ["whoPicture"], "plans/plan.svg");
    expectHomes(
      [
        { image: "exteriors/onne.jpg" },
        { images: ["exteriors/one.jpg", "lake-view.png"] },
        { image: "Exteriors/one.JPG" },
        { image: "/images/exteriors/one.jpg" },
        { image: "http://example.com/a.jpg" },
        { image: { src: "exteriors/two.jpg", alt: "A tower" } },
        { floorPlans: [{ name: "2 BHK", image: "plans/plan.svg" }] },
        { image: { src: "plans/plan.pdf", alt: "A plan" } },
      ],
      [
        'image — "exteriors/onne.jpg" is not below data/images; did you mean "exteriors/one.jpg"?',
        'images[1] — "lake-view.png" is not below data/images; add the file or name another',
        'image — "Exteriors/one.JPG" differs in capital letters; write "exteriors/one.jpg"',
        'image — "/images/exteriors/one.jpg" must be named from data/images on; write "exteriors/one.jpg"',
        'image — "http://example.com/a.jpg" is not a safe address; write https:// or a file below data/images',
        'image.src — "exteriors/two.jpg" is not below data/images; did you mean "exteriors/one.jpg"?',
        'floorPlans[0].image — "plans/plan.svg" has no alt text; add { "file": "plans/plan.svg", "alt": "what it shows" } to data/alt.json',
        'image.src — "plans/plan.pdf" is of a kind that pages do not show; save it as JPEG or PNG',
        'data/pages/about.json › whoPicture — "plans/plan.svg" is of a kind that pages do not show; save it as JPEG or PNG',
        "data/team.json › [0].image (A text) — only listings and posts may name a picture by its web address; save it below data/images and write its name",
      ],
    );
  });

  test("inside an article are of the site, photographs, and have a text", () => {
    folder.write("images/plans/plan.svg", "<svg/>");
    const remote =
      "is on another site, from which articles show no picture; save it below data/images and write its name";
    const near = 'is not below data/images; did you mean "exteriors/one.jpg"?';
    const srcless = "without src, or from your own computer; write the name of a file below data/images";
    const drawing = "is of a kind that articles do not show; save it as JPEG or PNG";
    const nameless = 'has no alt text; write what it shows as alt="…" into its <img>';
    const pictures = [
      ['src="exteriors/one.jpg" alt="A tower"', []],
      ['src="exteriors/onne.jpg" alt="A tower"', [`"exteriors/onne.jpg" ${near}`]],
      ['src="https://example.com/a.jpg" alt="A"', [`"https://example.com/a.jpg" ${remote}`]],
      ["src='//example.com/a.jpg' alt='A'", [`"//example.com/a.jpg" ${remote}`]],
      ['src="file:///C:/one.png" alt="A tower"', [`has an <img> ${srcless}`]],
      ['src="plans/plan.svg" alt="A plan"', [`"plans/plan.svg" ${drawing}`]],
      ['src="exteriors/one.jpg"', [`"exteriors/one.jpg" ${nameless}`]],
      ["ALT=' ' SRC=exteriors/one.jpg", [`"exteriors/one.jpg" ${nameless}`]],
      ['alt="A tower"', [`has an <img> ${srcless}`]],
    ] as const;
    for (const [picture, messages] of pictures) {
      folder.set(post, ["content"], `<p>Look:</p><img ${picture}><p>and again</p><img ${picture}>`);
      expect(folder.errors()).toEqual(messages.map((message) => `data/${post} › content — ${message}`));
    }
  });

  test("with a text beside them, or at an https address, need no other; a text without picture is a warning", () => {
    folder.write("images/exteriors/two.jpg", "");
    folder.set(listingFile, ["image"], { src: "exteriors/two.jpg", alt: "A tower" });
    folder.set(post, ["image"], "https://example.com/a.jpg");
    folder.set("alt.json", [1], { file: "exteriors/tow.jpg", alt: "A tower" });
    expect(folder.errors()).toEqual([]);
    expect(folder.warnings()).toEqual([
      'data/alt.json › [1].file (exteriors/tow.jpg) — "exteriors/tow.jpg" is not below data/images; did you mean "exteriors/two.jpg"?',
    ]);
  });
});

describe("names that must be unique", () => {
  const copy = "listings/second-home.json";

  test("are ids, keys of lists, and slugs, which are the names of their files", () => {
    const newOne = ", and one that is published keeps it; give the new one a number of its own, e.g. 2";
    folder.copy(post, "blog/b-slug.json", { slug: "b-slug" });
    folder.copy(listingFile, copy, {});
    folder.set("faqs.json", [1], { id: "A text", question: "Why?", answer: "So." });
    expect(folder.errors()).toEqual([
      `data/blog/b-slug.json › id — 1 is already used by data/blog/a-slug.json${newOne}`,
      'data/faqs.json › [1].id (A text) — "A text" is already used by entry [0]; write a name of its own or remove one of the two',
      `data/${copy} › slug — "kaveri-terraces" is the name of ${listing}; write "second-home", the name of this file`,
      `data/${copy} › id — 1 is already used by ${listing}${newOne}`,
    ]);
  });

  test.each([
    ["categories.json", "path", "/finance", "is an alias of /services/home-loan"],
    ["pages/landing.json", "slug", "about", "is another page of the site"],
    ["pages/landing.json", "slug", "termsandconditions", "is a page of data/pages/legal.json"],
  ])("are addresses: the %s › %s %s %s", (file, field, text, taken) => {
    folder.set(file, [0, field], text);
    const line = `"/${text.replace("/", "")}" ${taken}; write an address of its own`;
    expect(folder.errors().join("\n")).toContain(line);
  });

  test("a slug differs from the name of its file", () => {
    folder.set(listingFile, ["slug"], "kaveri-towers");
    folder.copy(post, "blog/My copy.json", { id: 901 });
    folder.copy(post, "blog/My post.json", { id: 900, slug: "my-post" });
    expect(folder.errors()).toEqual([
      `data/blog/My copy.json › slug — "a-slug" is the name of data/${post}; write one of its own, and name this file so`,
      'data/blog/My post.json › slug — "my-post" differs from the file name; rename the file to my-post.json',
      `${listing} › slug — "kaveri-towers" differs from the file name; rename the file to kaveri-towers.json, or, where it was never published, write "kaveri-terraces"`,
    ]);
  });

  test("in a repository the published home keeps its number, also where its copies are committed", () => {
    const git = (...args: readonly string[]) => execFileSync("git", ["-C", folder.path, ...args]);
    const commit = (seconds: number) => {
      git("add", ".");
      const date = `@${seconds} +0000`;
      const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
      execFileSync("git", ["-C", folder.path, ...author, "commit", "-qm", "Homes"], {
        env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      });
    };
    git("init", "-q");
    commit(1_700_000_000);
    // By its name the copy comes before the published home.
    folder.copy(listingFile, "listings/a-copy.json", { slug: "a-copy" });
    folder.copy(listingFile, copy, { slug: "second-home" });
    folder.copy(post, "blog/a-post.json", { slug: "a-post" });
    const older = (file: string, owner: string, free: number) =>
      `data/${file} › id — 1 is already used by data/${owner}, which is older and keeps it; write a number of its own, e.g. ${free}`;
    const lines = [
      older("blog/a-post.json", post, 2),
      older("listings/a-copy.json", listingFile, 2),
      older(copy, listingFile, 3),
    ];
    expect(folder.errors()).toEqual(lines);
    commit(1_700_000_100);
    expect(folder.errors()).toEqual(lines);
  });
});

describe("registration and permit", () => {
  const emirates =
    "dldPermit — is missing; a home in the Emirates may only be shown with its permit: write number, expires and url";

  test("an Indian home that is new or unfinished needs a RERA number, or says why none is needed", () => {
    const missing = (cause: string) =>
      `summary.reraNo — is missing though the home is ${cause}; write the RERA number, or reraExempt with the reason`;
    const building = { stage: "Under Construction" };
    expectHomes(
      [
        building,
        { stage: "Off-Plan" },
        { stage: "Pre-Launch" },
        { constructionStatus: "New Launch" },
        { ...building, summary: { reraNo: ["PRM/KA/RERA/0000/000/PR/000000/000101"] } },
        { ...building, reraExempt: { reason: "Fewer than eight homes on less than 500 sq m." } },
        { status: "Resale" },
      ],
      ["under construction", "under construction", "new or in pre-launch", "new or in pre-launch"].map(
        missing,
      ),
    );
  });

  test("so does one in the category of new projects", () => {
    folder.set("categories.json", [0, "slug"], "new-projects");
    folder.set("pages/home.json", ["budgetTiles"], Array(4).fill("new-projects"));
    folder.set(listingFile, ["categories"], ["new-projects"]);
    expect(folder.errors()).toEqual([expect.stringContaining("summary.reraNo — is missing")]);
  });

  test("a home for sale with a month of possession and no stage is asked for it", () => {
    const possession = "Mar 2028";
    const warning = `stage — is missing though possession is "${possession}"; write it, for a home that is not finished needs its RERA number`;
    expect(
      folder.homes({ possession }, { possession, status: "Resale" }, { possession: "Immediate" }),
    ).toEqual({ errors: [], warnings: [warning] });
  });

  test("a home in the Emirates needs a permit, whatever its city, and one in India has none", () => {
    folder.addCity("Dubai", "Dubai", "AE");
    folder.addCity("Sharjah", "Sharjah", "AE");
    folder.set("site.json", ["exchangeRates"], [{ currency: "AED", inr: 24.1, asOf: testDay }]);
    const { dldPermit, ...bare } = inDubai;
    expectHomes(
      [
        inDubai,
        bare,
        { ...inDubai, city: "Sharjah" },
        { ...bare, city: "Sharjah", summary: { reraNo: "PRM/KA/RERA/0000/000/PR/000000/000101" } },
        { dldPermit },
      ],
      [
        emirates,
        emirates,
        "summary.reraNo — is for India only; remove it and write the permit in dldPermit",
        "dldPermit — is for the Emirates only; remove it and write the RERA number in summary.reraNo",
      ],
    );
  });

  test.each<[expires: string, errors: string[], warnings: string[]]>([
    ["2027-01-20", [], []],
    ["2027-01-19", [], ["the permit expires in 60 days, on 2027-01-19; renew it and write the new date"]],
    ["2026-11-20", [], ["the permit expires today; renew it and write the new date"]],
    [
      "2026-11-19",
      [`the permit expired on 2026-11-19; renew it and write the new date, or write "state": "withdrawn"`],
      [],
    ],
  ])("a permit up to %s, seen on 20 November 2026", (expires, errors, warnings) => {
    folder.moveToDubai(expires);
    const field = `${listing} › dldPermit.expires — `;
    expect(folder.errors()).toEqual(errors.map((message) => field + message));
    expect(folder.warnings()).toEqual(warnings.map((message) => field + message));
    folder.set(listing.replace("data/", ""), ["publishUntil"], "2026-11-19");
    expect(folder.errors()).toEqual([]);
  });

  test("the agency's own registration runs out as well", () => {
    folder.set("site.json", ["registrations", 0, "state"], "Karnataka");
    folder.set("site.json", ["registrations", 0, "number"], "PRM/KA/RERA/0000/000/AG/000000/000123");
    folder.set("site.json", ["registrations", 0, "validUntil"], "2026-12-20");
    const field = "data/site.json › registrations[0].validUntil — the agent registration of Karnataka";
    const remedy = "renew it and write the new date";
    expect(folder.warnings()).toEqual([`${field} expires in 30 days, on 2026-12-20; ${remedy}`]);
    folder.set("buying-costs.json", [0, "reviewBy"], "2027-11-20");
    expect(folder.errors("2026-12-21")).toEqual([`${field} expired on 2026-12-20; ${remedy}`]);
  });
});

describe("facts that grow old", () => {
  test("an exchange rate is looked up every 30 days", () => {
    folder.set("site.json", ["exchangeRates"], [{ currency: "AED", inr: 24.1, asOf: "2026-10-21" }]);
    expect(folder.warnings(testDay)).toEqual([]);
    expect(folder.warnings("2026-11-21")).toEqual([
      "data/site.json › exchangeRates[0].asOf — the exchange rate is 31 days old; look it up and write the new rate and day",
    ]);
  });

  test("buying costs are checked by their day", () => {
    expect(folder.errors("2026-11-20")).toEqual([]);
    expect(folder.errors("2026-11-21")).toEqual([
      "data/buying-costs.json › [0].reviewBy (Bangalore) — the buying costs were to be checked by 2026-11-20; check them and write new dates",
    ]);
  });
});

test("a price in dirhams needs a rate", () => {
  folder.set(listingFile, ["price"], "AED 2.1M onwards");
  expect(folder.errors()).toEqual([
    "data/site.json › exchangeRates — has no rate for AED, in which homes are priced; add one",
  ]);
});

test("an unreadable price or badge, and a picture where none is shown, are warnings", () => {
  const badge = { tagColor: "#E5B003", tagTextColor: "#FFFFFF" };
  const description = '<p>A plan.</p><img src="plans/a.jpg" alt="Plan">';
  expect(folder.homes({ price: "a good deal" }, badge, { description })).toEqual({
    errors: [],
    warnings: [
      'price — "a good deal" cannot be read as an amount, so sorting and price filters leave the home out; write e.g. "₹1.85 Cr onwards", "AED 2.1M" or "Contact for Pricing"',
      'tagTextColor — "#FFFFFF" cannot be read on "#E5B003", so "#000000" is shown; choose another or remove the field',
      "description — has an <img>, which a description does not show; name the picture in images instead",
    ],
  });
});

describe("page metadata", () => {
  const page = {
    title: "A title",
    description: "A text",
    keywords: "A text",
    h1: "A text",
    h2: "A text",
    kd: 1,
  };

  test("has each page once, with a title of its own", () => {
    expectErrors(
      [
        [metadata, [3, "h2"], undefined],
        [metadata, [5, "title"], "Title of home"],
        [metadata, [7, "key"], "wish-list"],
        [metadata, [13], { key: "penthouse-guide", ...page }],
        ["pages/landing.json", [0, "title"], "title of Apartments"],
      ],
      [
        'data/pages/landing.json › [0].title (a-slug) — is already the title of "apartments" in data/pages/metadata.json; write a title of its own',
        'data/pages/metadata.json — the page key "wishlist" is missing; write it in place of "wish-list"',
        'data/pages/metadata.json › [13].key (penthouse-guide) — no page has the key "penthouse-guide"; remove the entry, or write the key of a page',
        "data/pages/metadata.json › [5].title (contact) — is already the title of the home page, which alone may carry it; write a title of its own",
        "data/pages/metadata.json › [3].h2 (allproperties) — is missing; write the line below the heading of the list",
      ],
    );
  });

  test("a page key without an entry, also that of a category", () => {
    const entries = folder.read(metadata);
    folder.write(metadata, JSON.stringify(Array.isArray(entries) ? entries.slice(0, -1) : []));
    expectErrors(
      [["categories.json", [0, "path"], "/apartment"]],
      [
        'data/pages/metadata.json — the page key "apartment" is missing; write it in place of "apartments"',
        'data/pages/metadata.json — the page key "not-found" is missing; add an entry for the page',
      ],
    );
  });

  test("texts that search results cut off are warnings", () => {
    folder.set(metadata, [1, "title"], "t".repeat(66));
    folder.set("pages/legal.json", [0, "description"], "d".repeat(171));
    expect(folder.errors()).toEqual([]);
    expect(folder.warnings()).toEqual([
      "data/pages/legal.json › [0].description (termsandconditions) — has 171 characters, search results cut it off; write at most 170",
      "data/pages/metadata.json › [1].title (about) — has 66 characters, search results cut it off; write at most 65",
    ]);
  });
});
