/**
 * Each fault of the content gives one line that names file, field and remedy (docs/decisions/content.md
 * and docs/decisions/registration.md).
 */
import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import path from "node:path";
import { valueAt } from "../../src/content/checks/values";
import { rawTypeName } from "../../src/content/content-nodes";
import { ContentFolder, listingFile, testDay } from "../support/temporary-content";

const listing = "data/listings/kaveri-terraces.json";
const post = "blog/a-slug.json";

let folder: ContentFolder;
beforeEach(() => {
  folder = new ContentFolder();
});
afterEach(() => folder.delete());

type Break = (folder: ContentFolder) => void;
const setListing =
  (at: readonly (string | number)[], value: unknown): Break =>
  (content) =>
    content.set(listingFile, at, value);
const set =
  (file: string, at: readonly (string | number)[], value: unknown): Break =>
  (content) =>
    content.set(file, at, value);

/** Breaks one thing and expects one error. */
function expectError(breakOne: Break, line: string): void {
  breakOne(folder);
  expect(folder.errors()).toEqual([line]);
}

test("a sound folder has no problem", () => {
  expect(folder.errors()).toEqual([]);
  expect(folder.warnings()).toEqual([]);
});

describe("files", () => {
  test.each<[string, Break, string]>([
    [
      "missing",
      (content) => content.remove("faqs.json"),
      "data/faqs.json — the file is missing; restore it from the repository",
    ],
    [
      "missing because it is misnamed",
      (content) => {
        content.remove("faqs.json");
        content.write("faq.json", "[]");
      },
      'data/faqs.json — the file is missing; did you mean "faq.json" under another name? Rename it',
    ],
    [
      "with a trailing comma",
      (content) => content.write("team.json", '[\n  { "name": "A", },\n]'),
      "data/team.json › line 2, column 16 — the comma after the last entry is one too many; remove it",
    ],
    [
      "with an object in place of a list",
      (content) => content.write("team.json", "{}"),
      "data/team.json — must hold a list; put its entries between [ and ]",
    ],
    [
      "with a list in place of an object",
      (content) => content.write("loan.json", "[]"),
      "data/loan.json — must hold one object; put its fields between { and }",
    ],
    [
      "without posts",
      (content) => content.remove(post),
      "data/blog — holds no entry; add at least one .json file",
    ],
  ])("%s", (_, breakOne, line) => expectError(breakOne, line));

  test.each<[string, Break, string]>([
    [
      "UTF-16, as Notepad calls Unicode",
      (content) => content.write("team.json", Buffer.from("\ufeff[]", "utf16le")),
      "data/team.json — is saved as UTF-16; save it as UTF-8 (Notepad: Save as, Encoding UTF-8)",
    ],
    [
      "UTF-16 without its mark",
      (content) => content.write("team.json", Buffer.from('[{ "name": "A" }]', "utf16le")),
      "data/team.json — is saved as UTF-16; save it as UTF-8 (Notepad: Save as, Encoding UTF-8)",
    ],
    [
      "in the encoding of Windows",
      (content) => content.write("team.json", Buffer.from('[\n{ "name": "Zo\xeb" }]', "latin1")),
      "data/team.json — is not UTF-8 (line 2 is the first that shows it); save it as UTF-8 and look there at signs such as ₹, ’ and é",
    ],
    [
      "a folder by the name of a file",
      (content) => {
        content.remove("team.json");
        content.write("team.json/a.txt", "");
      },
      "data/team.json — is a folder; a file of this name is expected, so rename the folder",
    ],
    [
      "a folder by the name of a listing",
      (content) => content.write("listings/more.json/a.txt", ""),
      "data/listings/more.json — is a folder; a file of this name is expected, so rename the folder",
    ],
    [
      "a link to nothing",
      (content) => symlinkSync("nowhere.json", path.join(content.path, "listings/more.json")),
      "data/listings/more.json — is a link to a file that is not there; put the file itself here",
    ],
  ])("cannot be read: %s", (_, breakOne, line) => expectError(breakOne, line));

  const elsewhere = (folderName: string) =>
    `is a folder, from which nothing is checked or published; move what should be into data/${folderName}`;
  test.each([
    ["listings/kaveri.jsn", "listings/kaveri.jsn", "is not read; give it the ending .json or move it away"],
    ["listings/kaveri.JSON", "listings/kaveri.JSON", "is not read; give it the ending .json or move it away"],
    ["listings/archive/kaveri.json", "listings/archive", elsewhere("listings")],
    ["listings/2026/old/kaveri.json", "listings/2026", elsewhere("listings")],
    ["blog/drafts/a.json", "blog/drafts", elsewhere("blog")],
    ["notes.json", "notes.json", "is not read, for no page knows it; move it away"],
    ["pages/home copy.json", "pages/home copy.json", "is not read, for no page knows it; move it away"],
  ])("%s is neither checked nor published", (file, shown, message) => {
    folder.write(file, "{");
    expect([folder.errors(), folder.warnings()]).toEqual([[], [`data/${shown} — ${message}`]]);
    expect(rawTypeName(file)).toBe("UnknownJson");
  });

  test.each(["Thumbs.db", "desktop.ini", ".DS_Store", "~$homes.xlsx", "kaveri.json~", ".kaveri.json.swp"])(
    "%s, which a system leaves behind, is no matter",
    (name) => {
      folder.write(`listings/${name}`, "");
      folder.write(`images/${name}`, "");
      expect([folder.errors(), folder.warnings()]).toEqual([[], []]);
    },
  );
});

describe("fields", () => {
  test.each<[string, Break, string]>([
    [
      "misspelt",
      setListing(["facilites"], ["Pool"]),
      `${listing} › facilites — is not a known field; did you mean "facilities"?`,
    ],
    [
      "misspelt, deep inside",
      setListing(["projectDetails"], {
        units: [{ type: "2 BHK", size: "1,200 sq ft", price: "₹1 Cr", pirce: "" }],
      }),
      `${listing} › projectDetails.units[0].pirce — is not a known field; remove it`,
    ],
    ["unknown", setListing(["colour"], "red"), `${listing} › colour — is not a known field; remove it`],
    [
      "derived: isDubai",
      setListing(["isDubai"], false),
      `${listing} › isDubai — is worked out from the city at build; remove the field`,
    ],
    [
      "derived: priceNumber",
      setListing(["priceNumber"], 18500000),
      `${listing} › priceNumber — is worked out from the price at build; remove the field`,
    ],
    [
      "missing",
      setListing(["title"], undefined),
      `${listing} › title — is missing; write a text in quotation marks: Name of the home or project`,
    ],
    [
      "missing picture",
      setListing(["image"], undefined),
      `${listing} › image — is missing; write a text in quotation marks or an object in braces { }: Picture of the card and of shared links`,
    ],
    [
      "empty, of an optional field",
      setListing(["size"], " "),
      `${listing} › size — is empty; write a text or remove the field`,
    ],
    [
      "empty, of a required field",
      set("pages/metadata.json", [6, "h1"], ""),
      "data/pages/metadata.json › [6].h1 (thank-you) — is empty; write a text: Main heading",
    ],
    [
      "a number for a text",
      setListing(["price"], 18500000),
      `${listing} › price — is a number; write a text in quotation marks`,
    ],
    [
      "a text for a number",
      set("loan.json", ["ratePercent"], "8.5"),
      "data/loan.json › ratePercent — is a text; write a number without quotation marks",
    ],
    [
      "a text for true or false",
      setListing(["featured"], "yes"),
      `${listing} › featured — is a text; write true or false without quotation marks`,
    ],
    [
      "a text for a list",
      setListing(["facilities"], "Pool"),
      `${listing} › facilities — is a text; write a list in square brackets [ ]`,
    ],
    [
      "a number for a text or list",
      setListing(["tag"], 4),
      `${listing} › tag — is a number; write a text in quotation marks or a list in square brackets [ ]`,
    ],
    [
      "null",
      setListing(["size"], null),
      `${listing} › size — is null; write a text in quotation marks or remove the field`,
    ],
    [
      "a fault in a table",
      setListing(["projectDetails"], { units: [{ type: "2 BHK", size: "1,200 sq ft", price: 1 }] }),
      `${listing} › projectDetails.units[0].price — is a number; write a text in quotation marks`,
    ],
    [
      "no whole number",
      set("pages/metadata.json", [0, "kd"], 3.5),
      "data/pages/metadata.json › [0].kd (home) — is 3.5; write a whole number",
    ],
    [
      "too small a number",
      set("testimonials.json", [0, "rating"], 0),
      "data/testimonials.json › [0].rating (A text) — is 0; write a number of at least 1",
    ],
    [
      "too few entries",
      set("pages/home.json", ["budgetTiles"], ["apartments"]),
      "data/pages/home.json › budgetTiles — has 1 entry; write exactly 4",
    ],
    [
      "an empty list that needs an entry",
      setListing(["categories"], []),
      `${listing} › categories — is empty; name at least one category, e.g. "apartments"`,
    ],
    [
      "caps on loans in another order",
      set(
        "loan.json",
        ["loanToValueCaps"],
        [
          { aboveAmount: 7500000, percent: 75 },
          { aboveAmount: 3000000, percent: 80 },
        ],
      ),
      "data/loan.json › loanToValueCaps — has caps in another order; write each with a larger amount and a smaller per cent than the one before",
    ],
    [
      "no cap on loans",
      set("loan.json", ["loanToValueCaps"], []),
      "data/loan.json › loanToValueCaps — is empty; write at least the cap above 0 rupees",
    ],
    [
      "a date in another order",
      setListing(["postedAt"], "20/11/2026"),
      `${listing} › postedAt — "20/11/2026" must be a date like "2026-11-20"`,
    ],
    [
      "a telephone number with spaces",
      setListing(["phone"], "+91 80000 00000"),
      `${listing} › phone — "+91 80000 00000" must be an international number without spaces, e.g. "+918000000000"`,
    ],
    [
      "an unsafe link",
      setListing(["video"], "http://example.com/v"),
      `${listing} › video — "http://example.com/v" must be a web address that starts with https://`,
    ],
    [
      "an address that is no path",
      set("categories.json", [0, "path"], "apartments"),
      'data/categories.json › [0].path (apartments) — "apartments" must be an address like "/apartments" or "/properties/resale"',
    ],
    [
      "a slug with its slash",
      set("pages/landing.json", [0, "slug"], "/buy"),
      'data/pages/landing.json › [0].slug (/buy) — "/buy" must be lower-case words of a to z and digits, joined by hyphens, e.g. "kaveri-terraces"',
    ],
    [
      "a city of two words, whose page no host would find",
      (content) => {
        const city = valueAt(content.read("cities.json"), [0]);
        content.set("cities.json", [1], Object.assign({}, city, { name: "New Delhi" }));
      },
      'data/cities.json › [1].name (New Delhi) — "New Delhi" must be letters from A to Z, for it is part of the address; join several words by hyphens, e.g. "New-Delhi"',
    ],
    [
      "a part of a picture in words",
      set("alt.json", [0, "focus"], "centre"),
      'data/alt.json › [0].focus (exteriors/one.jpg) — "centre" must be two percentages like "50% 30%"',
    ],
    [
      "a misspelt icon",
      set("why-choose-us.json", [0, "icon"], "sheild-check"),
      'data/why-choose-us.json › [0].icon (A text) — "sheild-check" is not known here; did you mean "shield-check"?',
    ],
    [
      "papers without a paper",
      setListing(["papers"], { checked: "2026-11-04" }),
      `${listing} › papers — names no paper; write title, khata, plan, certificate or banks, or leave papers out`,
    ],
  ])("%s", (_, breakOne, line) => expectError(breakOne, line));
});

describe("words and references", () => {
  test.each<[string, Break, string]>([
    [
      "city",
      setListing(["city"], "Banglore"),
      `${listing} › city — "Banglore" is not a city of data/cities.json; did you mean "Bangalore"?`,
    ],
    [
      "category",
      setListing(["categories", 0], "apartmnets"),
      `${listing} › categories[0] — "apartmnets" is not a category; did you mean "apartments"?`,
    ],
    [
      "category of the home page",
      set("pages/home.json", ["budgetTiles", 1], "luxury"),
      'data/pages/home.json › budgetTiles[1] — "luxury" is not a category of data/categories.json; write "apartments"',
    ],
    [
      "stage",
      setListing(["stage"], "Redy to Move"),
      `${listing} › stage — "Redy to Move" is not a known stage; did you mean "Ready to Move"?`,
    ],
    [
      "construction status",
      setListing(["constructionStatus"], "Under Constructon"),
      `${listing} › constructionStatus — "Under Constructon" is not a known construction status; did you mean "Under Construction"?`,
    ],
    [
      "status",
      setListing(["status"], "For slae"),
      `${listing} › status — "For slae" is not a known status; did you mean "For sale"?`,
    ],
    [
      "type",
      setListing(["type"], "Apartmant"),
      `${listing} › type — "Apartmant" is not a known type of property; did you mean "Apartment"?`,
    ],
    [
      "listing of the on-demand strip",
      set("pages/home.json", ["onDemandListings", 0], "kaveri-terrace"),
      'data/pages/home.json › onDemandListings[0] — "kaveri-terrace" is not the slug of a listing; did you mean "kaveri-terraces"?',
    ],
    [
      "project of the city menu",
      set("cities.json", [0, "projects"], ["fort-house"]),
      'data/cities.json › [0].projects[0] (Bangalore) — "fort-house" is not the slug of a listing; write "kaveri-terraces"',
    ],
  ])("misspelt %s", (_, breakOne, line) => expectError(breakOne, line));

  test.each(["villa", "vacation-home"])(
    "a listing may name the category %s in the spellings of the requirements",
    (slug) => {
      // The last part of the address has an entry in metadata.json.
      const villas = { slug: "villas", path: "/properties/apartments" };
      folder.set(
        "categories.json",
        [1],
        Object.assign({}, valueAt(folder.read("categories.json"), [0]), villas),
      );
      folder.set(listingFile, ["categories"], [slug]);
      expect(folder.errors()).toEqual([]);
    },
  );
});

describe("pictures", () => {
  test.each<[string, Break, string]>([
    [
      "missing",
      setListing(["image"], "exteriors/onne.jpg"),
      `${listing} › image — "exteriors/onne.jpg" is not below data/images; did you mean "exteriors/one.jpg"?`,
    ],
    [
      "missing, nothing near",
      setListing(["images"], ["exteriors/one.jpg", "lake-view.png"]),
      `${listing} › images[1] — "lake-view.png" is not below data/images; add the file or name another`,
    ],
    [
      "in other capitals",
      setListing(["image"], "Exteriors/one.JPG"),
      `${listing} › image — "Exteriors/one.JPG" differs in capital letters; write "exteriors/one.jpg"`,
    ],
    [
      "named from the wrong folder",
      setListing(["image"], "/images/exteriors/one.jpg"),
      `${listing} › image — "/images/exteriors/one.jpg" must be named from data/images on; write "exteriors/one.jpg"`,
    ],
    [
      "at an unsafe address",
      setListing(["image"], "http://example.com/a.jpg"),
      `${listing} › image — "http://example.com/a.jpg" is not a safe address; write https:// or a file below data/images`,
    ],
    [
      "at a web address outside listings and posts",
      set("team.json", [0, "image"], "https://example.com/a.jpg"),
      "data/team.json › [0].image (A text) — only listings and posts may name a picture by its web address; save it below data/images and write its name",
    ],
    [
      "missing, with an alt text of its own",
      setListing(["image"], { src: "exteriors/two.jpg", alt: "A tower" }),
      `${listing} › image.src — "exteriors/two.jpg" is not below data/images; did you mean "exteriors/one.jpg"?`,
    ],
    [
      "without an alt text",
      (content) => {
        content.write("images/plans/plan.svg", "<svg/>");
        content.set(listingFile, ["floorPlans"], [{ name: "2 BHK", image: "plans/plan.svg" }]);
      },
      `${listing} › floorPlans[0].image — "plans/plan.svg" has no alt text; add { "file": "plans/plan.svg", "alt": "what it shows" } to data/alt.json`,
    ],
  ])("%s", (_, breakOne, line) => expectError(breakOne, line));

  test.each<[string, string, string]>([
    [
      "misspelt",
      '<img src="exteriors/onne.jpg" alt="A tower">',
      '"exteriors/onne.jpg" is not below data/images; did you mean "exteriors/one.jpg"?',
    ],
    [
      "on another site",
      '<img src="https://example.com/a.jpg" alt="A tower">',
      '"https://example.com/a.jpg" is on another site, from which articles show no picture; save it below data/images and write its name',
    ],
    [
      "on another site, by an address without scheme",
      "<img src='//example.com/a.jpg' alt='A tower'>",
      '"//example.com/a.jpg" is on another site, from which articles show no picture; save it below data/images and write its name',
    ],
    [
      "a drawing",
      '<img src="plans/plan.svg" alt="A plan">',
      '"plans/plan.svg" is of a kind that articles do not show; save it as JPEG or PNG',
    ],
    [
      "without alt text",
      '<img src="exteriors/one.jpg">',
      '"exteriors/one.jpg" has no alt text; write what it shows as alt="…" into its <img>',
    ],
    [
      "with an empty alt text",
      "<figure><IMG ALT=' ' SRC=exteriors/one.jpg></figure>",
      '"exteriors/one.jpg" has no alt text; write what it shows as alt="…" into its <img>',
    ],
    [
      "without src",
      '<img alt="A tower">',
      "has an <img> without src; write the name of a file below data/images",
    ],
  ])("%s inside an article", (_, picture, message) => {
    folder.write("images/plans/plan.svg", "<svg/>");
    folder.set(post, ["content"], `<p>Look:</p>${picture}<p>and again</p>${picture}`);
    expect(folder.errors()).toEqual([`data/${post} › content — ${message}`]);
  });

  test("one that an article may show", () => {
    folder.set(post, ["content"], '<p>Look:</p><img src="exteriors/one.jpg" alt="A tower">');
    expect(folder.errors()).toEqual([]);
  });

  test("an alt text beside the picture or an https address is enough in listings and posts", () => {
    folder.write("images/exteriors/two.jpg", "");
    folder.set(listingFile, ["image"], { src: "exteriors/two.jpg", alt: "A tower" });
    folder.set(post, ["image"], "https://example.com/a.jpg");
    expect(folder.errors()).toEqual([]);
  });

  test("an alt text without picture is a warning, an unused picture nothing", () => {
    folder.write("images/exteriors/two.jpg", "");
    folder.set("alt.json", [1], { file: "exteriors/tow.jpg", alt: "A tower" });
    expect(folder.errors()).toEqual([]);
    expect(folder.warnings()).toEqual([
      'data/alt.json › [1].file (exteriors/tow.jpg) — "exteriors/tow.jpg" is not below data/images; did you mean "exteriors/two.jpg"?',
    ]);
  });
});

describe("names that must be unique", () => {
  const copy = "listings/second-home.json";
  const newOne = ", and one that is published keeps it; give the new one a number of its own, e.g. 2";

  test.each<[string, Break, string]>([
    [
      "a listing's id",
      (content) => content.copy(listingFile, copy, { slug: "second-home" }),
      `data/listings/second-home.json › id — 1 is already used by data/listings/kaveri-terraces.json${newOne}`,
    ],
    [
      "a post's id",
      (content) => content.copy(post, "blog/b-slug.json", { slug: "b-slug" }),
      `data/blog/b-slug.json › id — 1 is already used by data/blog/a-slug.json${newOne}`,
    ],
    [
      "the key of a list's entry",
      set("faqs.json", [1], { id: "A text", question: "Why?", answer: "So." }),
      'data/faqs.json › [1].id (A text) — "A text" is already used by entry [0]; write a name of its own or remove one of the two',
    ],
    [
      "a slug that differs from its file name",
      setListing(["slug"], "kaveri-towers"),
      `${listing} › slug — "kaveri-towers" differs from the file name; rename the file to kaveri-towers.json, or, where it was never published, write "kaveri-terraces"`,
    ],
  ])("%s", (_, breakOne, line) => expectError(breakOne, line));

  describe("in a repository", () => {
    const git = (...args: readonly string[]) => execFileSync("git", ["-C", folder.path, ...args]);
    const commit = (seconds: number) => {
      git("add", ".");
      const author = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
      execFileSync("git", ["-C", folder.path, ...author, "commit", "-qm", "Homes"], {
        env: {
          ...process.env,
          GIT_AUTHOR_DATE: `@${seconds} +0000`,
          GIT_COMMITTER_DATE: `@${seconds} +0000`,
        },
      });
    };
    beforeEach(() => {
      git("init", "-q");
      commit(1_700_000_000);
    });

    // By its name the copy comes before the published home.
    const first = "listings/a-copy.json";
    const older = (file: string, other: string, free = 2) =>
      `data/${file} › id — 1 is already used by data/${other}, which is older and keeps it; write a number of its own, e.g. ${free}`;
    test.each<[string, () => void, string[]]>([
      [
        "a copy that is not committed",
        () => folder.copy(listingFile, first, { slug: "a-copy" }),
        [older(first, listingFile)],
      ],
      [
        "a copy that is committed",
        () => {
          folder.copy(listingFile, first, { slug: "a-copy" });
          commit(1_700_000_100);
        },
        [older(first, listingFile)],
      ],
      [
        "two copies",
        () => {
          folder.copy(listingFile, first, { slug: "a-copy" });
          folder.copy(listingFile, copy, { slug: "second-home" });
        },
        [older(first, listingFile), older(copy, listingFile, 3)],
      ],
      [
        "a copy of a post",
        () => folder.copy(post, "blog/a-post.json", { slug: "a-post" }),
        [older("blog/a-post.json", post)],
      ],
    ])("the published home keeps its number: %s", (_, copyIt, lines) => {
      copyIt();
      expect(folder.errors()).toEqual(lines);
    });
  });

  test("a slug that two listings share", () => {
    folder.copy(listingFile, copy, { id: 2 });
    expect(folder.errors()).toEqual([
      'data/listings/second-home.json › slug — "kaveri-terraces" is the name of data/listings/kaveri-terraces.json; write "second-home", the name of this file',
    ]);
  });
});

describe("registration and permit", () => {
  const missing = (cause: string) =>
    `${listing} › summary.reraNo — is missing though the home is ${cause}; write the RERA number, or reraExempt with the reason`;

  test.each<[string, Break, string]>([
    ["under construction", setListing(["stage"], "Under Construction"), "under construction"],
    ["off-plan", setListing(["stage"], "Off-Plan"), "under construction"],
    ["in pre-launch", setListing(["stage"], "Pre-Launch"), "new or in pre-launch"],
    ["newly launched", setListing(["constructionStatus"], "New Launch"), "new or in pre-launch"],
    [
      "in the category of new projects",
      (content) => {
        content.set("categories.json", [0, "slug"], "new-projects");
        content.set(
          "pages/home.json",
          ["budgetTiles"],
          Array.from({ length: 4 }, () => "new-projects"),
        );
        content.set(listingFile, ["categories"], ["new-projects"]);
      },
      "new or in pre-launch",
    ],
  ])("an Indian home %s needs a RERA number", (_, breakOne, cause) => expectError(breakOne, missing(cause)));

  test.each<[string, readonly (string | number)[], unknown]>([
    ["a number", ["summary", "reraNo"], "PRM/KA/RERA/0000"],
    ["a number per phase", ["summary", "reraNo"], ["PRM/KA/RERA/0001", "PRM/KA/RERA/0002"]],
    ["an exemption", ["reraExempt"], { reason: "Fewer than eight homes on less than 500 sq m." }],
  ])("%s settles it", (_, at, value) => {
    folder.set(listingFile, ["stage"], "Under Construction");
    folder.set(listingFile, at, value);
    expect(folder.errors()).toEqual([]);
  });

  test("a ready home needs none", () => {
    folder.set(listingFile, ["status"], "Resale");
    expect(folder.errors()).toEqual([]);
  });

  test("a home in Dubai needs a permit", () => {
    folder.moveToDubai();
    expect(folder.errors()).toEqual([]);
    folder.set(listingFile, ["dldPermit"], undefined);
    expect(folder.errors()).toEqual([
      `${listing} › dldPermit — is missing; a home in the Emirates may only be shown with its permit: write number, expires and url`,
    ]);
  });

  test("so does a home in another city of the Emirates: the country of the city decides", () => {
    folder.moveToDubai();
    folder.set("cities.json", [1, "name"], "Sharjah");
    folder.set(listingFile, ["city"], "Sharjah");
    expect(folder.errors()).toEqual([]);
    folder.set(listingFile, ["dldPermit"], undefined);
    folder.set(listingFile, ["summary"], { reraNo: "PRM/KA/RERA/0000/000/PR/000000/000101" });
    expect(folder.errors()).toEqual([
      `${listing} › dldPermit — is missing; a home in the Emirates may only be shown with its permit: write number, expires and url`,
      `${listing} › summary.reraNo — is for India only; remove it and write the permit in dldPermit`,
    ]);
  });

  test("a permit does not belong to a home in India", () => {
    folder.moveToDubai();
    folder.set(listingFile, ["city"], "Bangalore");
    expect(folder.errors()).toEqual([
      `${listing} › dldPermit — is for the Emirates only; remove it and write the RERA number in summary.reraNo`,
    ]);
  });

  test.each<[expires: string, errors: string[], warnings: string[]]>([
    ["2027-01-20", [], []],
    ["2027-01-19", [], ["the permit expires in 60 days, on 2027-01-19; renew it and write the new date"]],
    ["2026-11-21", [], ["the permit expires tomorrow; renew it and write the new date"]],
    ["2026-11-20", [], ["the permit expires today; renew it and write the new date"]],
    [
      "2026-11-19",
      ["the permit expired on 2026-11-19; renew it and write the new date, or remove the listing"],
      [],
    ],
  ])("a permit up to %s, seen on 20 November 2026", (expires, errors, warnings) => {
    folder.moveToDubai(expires);
    const place = `${listing} › dldPermit.expires — `;
    expect(folder.errors()).toEqual(errors.map((message) => place + message));
    expect(folder.warnings()).toEqual(warnings.map((message) => place + message));
  });

  test("the agency's own registration runs out as well", () => {
    const file = "site.json";
    folder.set(file, ["registrations", 0, "state"], "Karnataka");
    folder.set(file, ["registrations", 0, "number"], "PRM/KA/RERA/0000/000/AG/000000/000123");
    folder.set(file, ["registrations", 0, "validUntil"], "2026-12-20");
    const place = "data/site.json › registrations[0].validUntil — the agent registration of Karnataka";
    const remedy = "renew it and write the new date";
    expect(folder.warnings()).toEqual([`${place} expires in 30 days, on 2026-12-20; ${remedy}`]);
    folder.set("buying-costs.json", [0, "reviewBy"], "2027-11-20");
    expect(folder.errors("2026-12-21")).toEqual([`${place} expired on 2026-12-20; ${remedy}`]);
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

  test("a price in dirhams needs a rate", () => {
    folder.set(listingFile, ["price"], "AED 2.1M onwards");
    expect(folder.errors()).toEqual([
      "data/site.json › exchangeRates — has no rate for AED, in which homes are priced; add one",
    ]);
  });

  test("buying costs are checked by their day", () => {
    expect(folder.errors("2026-11-20")).toEqual([]);
    expect(folder.errors("2026-11-21")).toEqual([
      "data/buying-costs.json › [0].reviewBy (Bangalore) — the buying costs were to be checked by 2026-11-20; check them and write new dates",
    ]);
  });
});

describe("prices", () => {
  beforeEach(() => {
    folder.set("site.json", ["exchangeRates"], [{ currency: "AED", inr: 24.1, asOf: testDay }]);
  });

  test.each([
    "₹1.2 Cr - 2.4 Cr",
    "AED 2.3M",
    "Rs 45,000 / month",
    "₹ 9,500 / sq ft",
    "Contact for Pricing",
    "Price on request",
  ])("%s is read", (price) => {
    folder.set(listingFile, ["price"], price);
    expect(folder.warnings()).toEqual([]);
  });

  test("a picture inside a description, which shows none, is a warning", () => {
    folder.set(listingFile, ["description"], '<p>A plan.</p><img src="plans/a.jpg" alt="Plan">');
    expect(folder.errors()).toEqual([]);
    expect(folder.warnings()).toEqual([
      `${listing} › description — has an <img>, which a description does not show; name the picture in images instead`,
    ]);
  });

  test("a text colour that cannot be read on its badge is a warning", () => {
    folder.set(listingFile, ["tagColor"], "#E5B003");
    folder.set(listingFile, ["tagTextColor"], "#FFFFFF");
    expect(folder.errors()).toEqual([]);
    expect(folder.warnings()).toEqual([
      `${listing} › tagTextColor — "#FFFFFF" cannot be read on "#E5B003", so "#000000" is shown; choose another or remove the field`,
    ]);
  });

  test("an unreadable price is a warning", () => {
    folder.set(listingFile, ["price"], "a good deal");
    expect(folder.errors()).toEqual([]);
    expect(folder.warnings()).toEqual([
      `${listing} › price — "a good deal" cannot be read as an amount, so sorting and price filters leave the home out; write e.g. "₹1.85 Cr onwards", "AED 2.1M" or "Contact for Pricing"`,
    ]);
  });
});

describe("page metadata", () => {
  const file = "pages/metadata.json";

  test.each<[string, Break, string]>([
    [
      "a misspelt key",
      set(file, [7, "key"], "wish-list"),
      'data/pages/metadata.json — the page key "wishlist" is missing; write it in place of "wish-list"',
    ],
    [
      "the home title on another page",
      set(file, [5, "title"], "Title of home"),
      "data/pages/metadata.json › [5].title (contact) — is already the title of the home page, which alone may carry it; write a title of its own",
    ],
    [
      "a title that a landing page shares",
      set("pages/landing.json", [0, "title"], "title of Apartments"),
      'data/pages/landing.json › [0].title (a-slug) — is already the title of "apartments" in data/pages/metadata.json; write a title of its own',
    ],
    [
      "an entry that no page shows",
      set(file, [13], {
        key: "penthouse-guide",
        title: "A title",
        description: "A text",
        keywords: "A text",
        h1: "A text",
        h2: "A text",
        kd: 1,
      }),
      'data/pages/metadata.json › [13].key (penthouse-guide) — no page has the key "penthouse-guide"; remove the entry, or write the key of a page',
    ],
    [
      "a category whose key is misspelt",
      set("categories.json", [0, "path"], "/apartment"),
      'data/pages/metadata.json — the page key "apartment" is missing; write it in place of "apartments"',
    ],
  ])("%s", (_, breakOne, line) => expectError(breakOne, line));

  test("a page key without an entry", () => {
    const entries = folder.read(file);
    folder.write(file, JSON.stringify(Array.isArray(entries) ? entries.slice(0, -1) : []));
    expect(folder.errors()).toEqual([
      'data/pages/metadata.json — the page key "not-found" is missing; add an entry for the page',
    ]);
  });

  test("texts that search results cut off are warnings", () => {
    folder.set(file, [1, "title"], "t".repeat(66));
    folder.set("pages/legal.json", [0, "description"], "d".repeat(171));
    expect(folder.errors()).toEqual([]);
    expect(folder.warnings()).toEqual([
      "data/pages/legal.json › [0].description (termsandconditions) — has 171 characters, search results cut it off; write at most 170",
      "data/pages/metadata.json › [1].title (about) — has 66 characters, search results cut it off; write at most 65",
    ]);
  });
});

test("a file that cannot be read brings no problem but its own", () => {
  folder.set("cities.json", [0, "projects"], ["kaveri-terraces"]);
  for (const [file, text] of [
    [listingFile, "{"],
    ["alt.json", "["],
    ["cities.json", "["],
    ["categories.json", "["],
    ["pages/metadata.json", "["],
  ] as const) {
    folder.write(file, text);
  }
  expect(folder.errors().map((line) => line.replace(/ — .*/, ""))).toEqual([
    "data/alt.json › line 1, column 2",
    "data/categories.json › line 1, column 2",
    "data/cities.json › line 1, column 2",
    "data/listings/kaveri-terraces.json › line 1, column 2",
    "data/pages/metadata.json › line 1, column 2",
  ]);
});

test("all problems of all files are told in one run", () => {
  folder.write("faqs.json", "[,]");
  folder.set(listingFile, ["city"], "Bangalroe");
  folder.set(listingFile, ["facilites"], []);
  folder.set(listingFile, ["image"], "nothing.jpg");
  folder.set("loan.json", ["years"], "20");
  expect(folder.errors()).toEqual([
    "data/faqs.json › line 1, column 2 — an entry of the list is missing; write it or remove the comma",
    `${listing} › facilites — is not a known field; did you mean "facilities"?`,
    `${listing} › city — "Bangalroe" is not a city of data/cities.json; did you mean "Bangalore"?`,
    `${listing} › image — "nothing.jpg" is not below data/images; add the file or name another`,
    "data/loan.json › years — is a text; write a number without quotation marks",
  ]);
});
