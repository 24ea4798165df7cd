/**
 * Content that is well formed and cannot be true, or is most likely not: visitors would be misled by it, so each kind
 * gets an error or a warning with its remedy (docs/decisions/content-checks.md).
 */
import { ContentFolder, inDubai, listingFile, type Homes } from "../support/temporary-content";

const listing = "data/listings/kaveri-terraces.json";
const rera = "PRM/KA/RERA/0000/000/PR/000000/000101";

let folder: ContentFolder;
beforeEach(() => {
  folder = new ContentFolder();
  folder.set("site.json", ["exchangeRates"], [{ currency: "AED", inr: 24.1, asOf: "2026-11-20" }]);
});
afterEach(() => folder.delete());

const expectErrors = (homes: Homes, errors: readonly unknown[]) =>
  expect(folder.homes(...homes)).toEqual({ errors, warnings: [] });
const expectWarnings = (homes: Homes, warnings: readonly unknown[]) =>
  expect(folder.homes(...homes)).toEqual({ errors: [], warnings });
const expectSilence = (homes: Homes) => expectErrors(homes, []);

const prices = (...values: readonly string[]) => values.map((price) => ({ price }));
const texts = (field: string, ...values: readonly string[]) => values.map((text) => ({ [field]: text }));

describe("prices", () => {
  const unit = { type: "2 BHK", size: "1,200 sq ft", price: "₹85,000" };
  const rupees = 'write its unit, e.g. "₹1.85 Cr", or for a rent its period, e.g. "₹45,000 / month"';
  const dirhams = 'write its unit, e.g. "AED 2.1M", or for a rent its period, e.g. "AED 9,000 / month"';

  test("that no home has are errors, those that few have warnings", () => {
    expectErrors(
      [
        ...prices("₹1.85", "AED 2.1", "₹45 / month", "₹1,85,00,000 Cr"),
        { projectDetails: { units: [unit] } },
      ],
      [
        `price — "₹1.85" is read as ₹1.85, too little for a whole home; ${rupees}`,
        `price — "AED 2.1" is read as AED 2.1, too little for a whole home; ${dirhams}`,
        'price — "₹45 / month" is read as ₹45, too little for a month\'s rent; write the whole amount, e.g. "₹45,000 / month"',
        'price — "₹1,85,00,000 Cr" is read as ₹18,50,00,00,00,00,000, too much for a whole home; look at its unit and its zeros',
        `projectDetails.units[0].price — "₹85,000" is read as ₹85,000, too little for a whole home; ${rupees}`,
      ],
    );
  });

  test("that a home may have and few do are a warning", () => {
    expectWarnings(prices("₹1.85 L"), [
      `price — "₹1.85 L" is read as ₹1,85,000, unusually little for a whole home; ${rupees}`,
    ]);
  });

  test("whose digits are grouped in no way", () => {
    const remedy = 'must group its digits like "₹85,00,000" or "AED 2,100,000"; count them, or write "₹85 L"';
    const ungrouped = ["₹85,00,0000", "₹1,85 Cr", "₹12,34", "AED 2,10,0000"];
    expectErrors(
      prices(...ungrouped),
      ungrouped.map((price) => `price — "${price}" ${remedy}`),
    );
  });

  test("of other kinds are silent", () => {
    const whole = ["₹85,00,000", "₹1,85,00,000 onwards", "AED 2,100,000", "₹8500000", "₹1.85 Cr - 2.4 Cr*"];
    expectSilence(prices(...whole, "₹45,000 – 60,000 / month", "₹9,500 / sq ft", "Contact for Pricing"));
  });

  test("in rupees of a home in the Emirates are a warning, its own and that of a unit", () => {
    folder.addCity("Dubai", "Dubai", "AE");
    const remedy = 'is read in rupees, and homes in Dubai are priced in dirhams; write e.g. "AED 2.1M"';
    const units = [{ ...unit, price: "2,100,000" }];
    expectWarnings(
      [
        { ...inDubai, price: "2,100,000" },
        { ...inDubai, projectDetails: { units } },
        { ...inDubai, price: "Contact for Pricing" },
      ],
      [`price — "2,100,000" ${remedy}`, `projectDetails.units[0].price — "2,100,000" ${remedy}`],
    );
  });
});

describe("words that nobody knows", () => {
  test("of a closed set, or that tell nothing", () => {
    const nothing = "tells visitors nothing; write it or remove the field";
    const bedrooms = 'write e.g. "2 BHK, 3 BHK", "1-3 BHK" or "Studio", or remove the field';
    expectErrors(
      [
        { status: "Sold" },
        { type: "Castle" },
        { category: "Castles" },
        { categories: ["castles"] },
        { bedrooms: "N/A" },
        { developer: "Unknown" },
        { possession: "TBA", deposit: "Nil" },
        { summary: { floors: "-", units: "★" }, facilities: ["Pool", "N/A"] },
      ],
      [
        'status — "Sold" is not a known status; write one of "For sale", "For rent", "Resale"',
        'type — "Castle" is not a known type of property; write one of "Apartment", "Villa", "Plot", "Farm land", "Office", "Commercial"',
        'category — "Castles" is not a known category; write one of "Apartments", "Apartment", "Villa", "Plot", "Farm land", "Office", "Commercial"',
        expect.stringContaining('categories[0] — "castles" is not a category; write one of'),
        `bedrooms — "N/A" tells visitors nothing; ${bedrooms}`,
        `developer — "Unknown" ${nothing}`,
        `possession — "TBA" ${nothing}`,
        `summary.floors — "-" ${nothing}`,
        'facilities[1] — "N/A" tells visitors nothing; write it or remove the entry',
      ],
    );
  });

  test("bedrooms without a number are a warning", () => {
    expectWarnings(texts("bedrooms", "Several"), [
      'bedrooms — "Several" cannot be read as bedrooms, so the bedroom filter leaves the home out; write e.g. "2 BHK, 3 BHK", "1-3 BHK" or "Studio", or remove the field',
    ]);
  });
});

describe("the stage", () => {
  const building = { stage: "Under Construction", summary: { reraNo: rera } };
  const agree = "a home stands or does not yet: make them agree";

  test("is contradicted by another field", () => {
    folder.set("categories.json", [0, "slug"], "ready-to-move");
    folder.set("pages/home.json", ["budgetTiles"], Array(4).fill("ready-to-move"));
    folder.set(listingFile, ["categories"], ["ready-to-move"]);
    folder.set(listingFile, ["summary"], building.summary);
    const home = { ...building, categories: undefined };
    const errors = [
      { ...building, stage: "Off-Plan" },
      { ...home, constructionStatus: "Ready To Move" },
      { ...home, status: "Ready to Move" },
      { ...home, summary: { ...building.summary, stage: "Ready to Move-In" } },
      { ...home, stage: "Pre-Launch", possession: "Immediate" },
    ].map((fields) => folder.homes(fields).errors.filter((line) => line.includes("contradicts")));
    expect(errors).toEqual([
      [`categories[0] — "ready-to-move" contradicts stage "Off-Plan"; ${agree}`],
      [`constructionStatus — "Ready To Move" contradicts stage "Under Construction"; ${agree}`],
      [`status — "Ready to Move" contradicts stage "Under Construction"; ${agree}`],
      [`summary.stage — "Ready to Move-In" contradicts stage "Under Construction"; ${agree}`],
      [`possession — "Immediate" contradicts stage "Pre-Launch"; ${agree}`],
    ]);
  });

  test("of a launched project may be any, an off-plan one is new as well", () => {
    const stages = ["Ready to Move", "Off-Plan", "New Launch"];
    expectSilence(stages.map((stage) => ({ ...building, constructionStatus: "Launched", stage })));
  });

  test("unfinished, makes a month of possession that is over a warning", () => {
    expectWarnings(
      ["Nov 2026", "Oct 2026"].map((possession) => ({ ...building, possession })),
      [
        'possession — "Oct 2026" is over though stage is "Under Construction"; write the new date, or that the home is ready',
      ],
    );
  });
});

test("a day to come, of a home, an article or a rate, is a warning, and today is none", () => {
  folder.set(listingFile, ["postedAt"], "2026-11-21");
  folder.set("blog/a-slug.json", ["date"], "2027-01-01");
  folder.set("site.json", ["exchangeRates", 0, "asOf"], "2027-01-01");
  const message = "is still to come; write the day on which it happened, today at the latest";
  expect(folder.warnings()).toEqual([
    `data/blog/a-slug.json › date — "2027-01-01" ${message}`,
    `${listing} › postedAt — "2026-11-21" ${message}`,
    `data/site.json › exchangeRates[0].asOf — "2027-01-01" ${message}`,
  ]);
  expect(folder.warnings("2027-01-01")).toEqual([]);
});

describe("HTML in titles", () => {
  const message =
    'must be plain words, for HTML shows as letters here; leave out tags like "<b>" and write "&" for "&amp;"';

  test("of homes, articles, pages and search results", () => {
    folder.set("blog/a-slug.json", ["title"], "<i>Loans</i>");
    folder.set("pages/metadata.json", [0, "title"], "Home &amp; garden");
    folder.set("pages/landing.json", [0, "h1"], "Buy<br/>a home");
    expectErrors(texts("title", "<b>Kaveri</b> Terraces", "<!-- Kaveri -->Terraces"), [
      `data/blog/a-slug.json › title — "<i>Loans</i>" ${message}`,
      `title — "<b>Kaveri</b> Terraces" ${message}`,
      `title — "<!-- Kaveri -->Terraces" ${message}`,
      `data/pages/landing.json › [0].h1 (a-slug) — "Buy<br/>a home" ${message}`,
      `data/pages/metadata.json › [0].title (home) — "Home &amp; garden" ${message}`,
    ]);
  });

  test("is no sign between words", () => {
    expectSilence(texts("title", "Stone & Sky", "Homes < 500 m from the metro", "Fish & chips; tea"));
  });
});

describe("registration numbers", () => {
  const asks =
    "must be the number that the regulator gave, with its digits; where none is needed, leave the field out";
  const remedy = "copy it from the regulator's site";

  test("are numbers, each of several and the agency's own, too", () => {
    folder.set("site.json", ["registrations", 0, "number"], "Applied for");
    expectErrors(
      ["TBA", "RERA approved", [rera, "TBA"]].map((reraNo) => ({ summary: { reraNo } })),
      [
        `summary.reraNo — "TBA" ${asks}`,
        `summary.reraNo — "RERA approved" ${asks}`,
        `summary.reraNo[1] — "TBA" ${asks}`,
        `data/site.json › registrations[0].number — "Applied for" ${asks}`,
      ],
    );
  });

  test("in the form of another state are a warning; of a state whose form nobody has told, any will do", () => {
    folder.addCity("Mumbai", "Maharashtra");
    folder.addCity("Hyderabad", "Telangana");
    folder.addCity("Goa", "Goa");
    folder.addCity("Kochi", "Kerala");
    folder.addCity("Dubai", "Dubai", "AE");
    const forms = [
      ["Bangalore", "Karnataka", "PRM/KA/RERA/0000/000/PR/000000/000123", "PRM/KA/RERA/123"],
      ["Mumbai", "Maharashtra", "P00000000123", "P0000000012"],
      ["Hyderabad", "Telangana", "P00000000123", "TS/RERA/123"],
      ["Goa", "Goa", "PRGO00000123", "GOA-123"],
    ];
    const permit = { ...inDubai.dldPermit, number: "71234567" };
    expectWarnings(
      [
        ...forms.map(([city, , example, number]) => ({ city, summary: { reraNo: [example, number] } })),
        { city: "Kochi", summary: { reraNo: "K-RERA/PRJ/123/2026" } },
        inDubai,
        { ...inDubai, dldPermit: permit },
      ],
      [
        ...forms.map(
          ([, region, example, number]) =>
            `summary.reraNo[1] — "${number}" is not in the form of ${region}, e.g. "${example}"; ${remedy}`,
        ),
        `dldPermit.number — "71234567" is not in the form of Dubai, e.g. "0000000123"; ${remedy}`,
      ],
    );
  });

  test("the agency's own number has the form of an agent's", () => {
    folder.set("site.json", ["registrations", 0, "state"], "Maharashtra");
    folder.set("site.json", ["registrations", 0, "number"], "P00000000123");
    expect(folder.warnings()).toEqual([
      `data/site.json › registrations[0].number — "P00000000123" is not in the form of Maharashtra, e.g. "A00000000123"; ${remedy}`,
    ]);
  });
});

describe("coordinates", () => {
  const at = (lat: number, lng: number, fields: object = {}) => ({ coordinates: { lat, lng }, ...fields });
  const water = "move the point onto the home";
  const sea = /^coordinates — lies in the sea, a creek or a canal, [\d.]+ km from the shore/;

  beforeEach(() => {
    folder.addCity("Dubai", "Dubai", "AE");
    folder.addCity("Goa", "Goa");
    folder.addCity("Mumbai", "Maharashtra");
    folder.addCity("Chennai", "Tamil Nadu");
  });

  test("that are swapped, elsewhere or in the water are errors, also inside a map link", () => {
    const remedy = "copy both numbers again from the map, or correct the city";
    expectErrors(
      [
        at(77.752, 12.993),
        at(19.076, 72.8777),
        at(28.61, 77.2),
        at(0, 0),
        at(12.936, 77.664),
        at(25.2172, 55.2438, inDubai),
        at(15.55, 73.7, { city: "Goa" }),
        at(19.0, 72.78, { city: "Mumbai" }),
        at(80.27, 13.08, { city: "Chennai" }),
        { mapLink: "https://www.google.com/maps?q=77.752,12.993&output=embed" },
      ],
      [
        "coordinates — has lat and lng swapped; write lat 12.993 and lng 77.752",
        `coordinates — lies in Mumbai, not in Bangalore; ${remedy}`,
        `coordinates — lies far outside Bangalore; ${remedy}`,
        `coordinates — lies far outside Bangalore; ${remedy}`,
        `coordinates — lies in Bellandur Lake, 410 m from the shore; ${water}`,
        `coordinates — lies in the sea, a creek or a canal, 390 m from the shore; ${water}`,
        expect.stringMatching(sea),
        expect.stringMatching(sea),
        "coordinates — has lat and lng swapped; write lat 13.08 and lng 80.27",
        "mapLink — has lat and lng swapped; write lat 12.993 and lng 77.752",
      ],
    );
  });

  test("just outside a city or a shore, where a map may be wrong, are warnings", () => {
    expectWarnings(
      [
        at(12.55, 77.6),
        at(15.85, 74.0, { city: "Goa" }),
        at(25.1852, 55.2718, inDubai),
        at(12.9205, 77.6398),
      ],
      [
        "coordinates — lies 11.1 km outside Bangalore and its surroundings; look whether both numbers are right",
        expect.stringContaining(" km outside Goa and its surroundings; "),
        `coordinates — lies in the sea, a creek or a canal, 90 m from the shore; ${water}`,
        `coordinates — lies in Agara Lake, 100 m from the shore; ${water}`,
      ],
    );
  });

  test("on land, at the sea and at a river, in the city or far out of it, are silent", () => {
    expectSilence([
      at(12.993, 77.752),
      at(12.683, 77.474),
      at(19.0086, 72.8157, { city: "Mumbai" }),
      at(15.6212, 73.7697, { city: "Goa" }),
      at(13.08, 80.27, { city: "Chennai" }),
    ]);
  });
});

describe("charges that count towards the cost of a unit", () => {
  const unit = { type: "2 BHK", size: "1,200 sq ft", price: "₹1 Cr" };
  const charging = (value: string, more: object = {}) => ({
    projectDetails: { additionalCharges: [{ label: "Club", value, counts: "once" }], ...more },
  });
  const ofCharge = (value: string, message: string) =>
    `projectDetails.additionalCharges[0].value — "${value}" ${message}`;

  test("and cannot be reckoned are warnings", () => {
    const unread =
      'cannot be counted, so the cost of a unit leaves it out; write e.g. "5%", "₹2,50,000" or "₹150 / sq ft", or remove counts';
    const both =
      'has a percentage and an amount, so the cost of a unit leaves it out; write what it comes to, e.g. "₹45,000", or a row for each, or remove counts';
    const foreign =
      "is not in INR as the price is, so the cost of a unit leaves it out; write it in INR, or remove counts";
    const large = [
      unit,
      { ...unit, size: "Large" },
      { ...unit, size: "Larger", price: "Contact for Pricing" },
    ];
    expectWarnings(
      [
        charging("At cost"),
        charging("₹8,600 / month"),
        charging("18% on ₹2,50,000"),
        charging("AED 5,000", { units: [unit] }),
        charging("₹150 / sq ft", { units: large }),
      ],
      [
        ofCharge("At cost", unread),
        ofCharge("₹8,600 / month", unread),
        ofCharge("18% on ₹2,50,000", both),
        ofCharge("AED 5,000", foreign),
        'projectDetails.units[1].size — "Large" cannot be read as an area, so the cost of this unit leaves out "₹150 / sq ft" of "Club"; write e.g. "1,245 sq ft"',
      ],
    );
  });

  test("are silent where they can be read, and where they do not count", () => {
    const rise = { label: "Floor rise", value: "₹40 / sq ft from the fifth floor", counts: "eachFloor" };
    const uncounted = [{ label: "Khata transfer", value: "At cost" }];
    const byArea = [{ label: "Corpus fund", value: "₹150 / sq ft" }];
    expectSilence([
      charging("5%"),
      { projectDetails: { additionalCharges: [rise, ...uncounted] } },
      { projectDetails: { units: [{ ...unit, size: "Large" }], additionalCharges: byArea } },
    ]);
  });
});

describe("daily life", () => {
  const metro = { to: "Hopefarm metro station", minutes: 9, by: "walk" };
  const tenancy = { tenants: ["families", "bachelors"], houseRules: "Up to four people" };

  test("of a tenant, told of a home for sale, is a warning, and silent of one to let", () => {
    const remedy = "is for homes to let, and this one is for sale; remove the field";
    expectWarnings(
      [{ living: tenancy }, { living: tenancy, price: "₹45,000 / month" }],
      [`living.tenants — ${remedy}`, `living.houseRules — ${remedy}`],
    );
  });

  test("is a way of whole minutes, told once", () => {
    expectErrors(
      [0, 241, 12.5].map((minutes) => ({ living: { commutes: [{ ...metro, minutes }] } })),
      [
        "living.commutes[0].minutes — 0 must be at least 1 minute",
        "living.commutes[0].minutes — 241 must be at most 240 minutes; leave out places that nobody travels to daily",
        "living.commutes[0].minutes — 12.5 must be whole minutes, e.g. 35",
      ],
    );
  });

  test("is a place told once for one way and time", () => {
    const byCar = [metro, { ...metro, by: "car" }, { ...metro, by: "car", at: "weekdays, 9 am" }];
    expectErrors(
      [{ living: { commutes: [metro, { ...metro, minutes: 11 }] } }, { living: { commutes: byCar } }],
      ['living.commutes[1].to — "Hopefarm metro station" is there twice for one way and time; keep one'],
    );
  });
});

describe("texts that a program has damaged", () => {
  test("hold signs that nobody typed", () => {
    const remedy = "write it again and save the file as UTF-8";
    const garbled = (seen: string, meant: string) =>
      `holds "${seen}", which was "${meant}" in another encoding; ${remedy}`;
    const lost = (seen: string) => `holds "${seen}", which was a sign of another encoding; ${remedy}`;
    const control = (code: string, where: string) =>
      `holds the invisible control character U+${code} ${where}; remove it, or write \\n for a new line`;
    folder.set("faqs.json", [0, "answer"], "Yes.\u000bNo.");
    const { errors } = folder.homes(
      { title: "Lake\u000bHome" },
      { description: "\u0007Near the lake" },
      { facilities: ["Pool\u0000"] },
      { tags: ["5\u0092 wall"] },
      { summary: { landmark: "Lake \ud83c" } },
      { location: "Lake\uffff" },
      { developer: "Zo\ufffd Homes" },
      { possession: "â‚¹1.85 Cr" },
      { developer: "developer‚Äôs" },
      { deposit: "?5,10,000" },
    );
    expect(errors).toEqual([
      `data/faqs.json › [0].answer (A text) — ${control("000B", 'after "Yes."')}`,
      `title — ${control("000B", 'after "Lake"')}`,
      `description — ${control("0007", 'before "Near the lake"')}`,
      `facilities[0] — ${control("0000", 'after "Pool"')}`,
      `tags[0] — ${control("0092", 'after "5"')}`,
      `summary.landmark — ${control("D83C", 'after "Lake "')}`,
      `location — ${control("FFFF", 'after "Lake"')}`,
      `developer — ${lost("\ufffd")}`,
      `possession — ${garbled("â‚¹", "₹")}`,
      `developer — ${lost("‚Äô")}`,
      `deposit — holds "?5,10,000", where "?" stands for a sign that was lost, as "₹" or "’"; ${remedy}`,
    ]);
  });

  test("are what a spreadsheet makes of a cell", () => {
    const date =
      'looks like the date that a spreadsheet makes of words; write them as visitors should read them, e.g. "Mar 2028"';
    const failed = "is what a spreadsheet shows where a value failed; write the value itself";
    const dates = ["2028-03-01", "03/01/2028", "Mar-28", "46813", "2026-03-02 00:00:00"];
    const { warnings } = folder.homes(
      ...texts("possession", ...dates),
      ...texts("developer", "#REF!", "Err:502"),
      { summary: { units: "1.2E+11" } },
      { size: "1" },
      { deposit: "480000" },
    );
    expect(warnings).toEqual([
      ...dates.map((text) => `possession — "${text}" ${date}`),
      `developer — "#REF!" ${failed}`,
      `developer — "Err:502" ${failed}`,
      'summary.units — "1.2E+11" is a number that a spreadsheet has shortened; write all of its digits, in a cell formatted as text',
      'size — "1" has no unit; write e.g. "1 sq ft"',
      'deposit — "480000" is shown as it stands; write the amount as visitors should read it, e.g. "₹4,80,000"',
    ]);
  });

  test("are none in any script, nor with dates and questions as people write them", () => {
    expectSilence([
      ...texts("developer", "श्री बिल्डर्स", "بناة دبي", "ಶ್ರೀ ನಿವಾಸ", "Ångström “CAFÉ” – l’été"),
      ...texts("possession", "1 Dec 2026", "Mar 2028").map((home) => ({ status: "Resale", ...home })),
      { additionalInfo: "Is it 3 BHK? 2 of them are.", summary: { floors: "2 basements, ground + 18" } },
    ]);
  });
});

describe("what visitors would not read as it was meant", () => {
  test("is a warning", () => {
    const leftOut = "which the site leaves out; write p, h3, ul, table, a … without them";
    const markdown = "with its signs, for markdown is not read; write";
    const letters = "as letters, for no HTML is read here; write plain words";
    expectWarnings(
      [
        ...texts(
          "description",
          '<p>A</p><iframe src="https://a.in"></iframe>',
          '<p style="color:red">A</p>',
          '<p onclick="a()">A</p><script>a()</script>',
          "Write to <sales@example.com>",
          "A **quiet** lane",
          '<a href="/abuot">A</a>',
          '<a href="/property/sold-long-ago">A</a>',
          '<a href="www.example.com">A</a>',
          "A lane\n• with <b>trees</b>",
        ),
        { additionalInfo: "See [the plan](https://a.in)" },
        { additionalInfo: "A <b>quiet</b> lane" },
        { developer: "Stone &amp; Sky" },
        { externalLinks: [{ label: "Plan", url: "/blog/99" }] },
      ],
      [
        `description — has <iframe>, ${leftOut}`,
        `description — has style of <p>, ${leftOut}`,
        `description — has onclick of <p>, <script>, ${leftOut}`,
        'description — loses "<sales@example.com>", which is taken for a tag; write the address without angle brackets',
        `description — shows "**quiet**" ${markdown} HTML, e.g. <strong>, <h3>, <ul>, <a>`,
        'description — links to "/abuot", and the site has no such page; did you mean "/about"?',
        'description — links to "/property/sold-long-ago", and the site has no such page; name another',
        'description — links to "www.example.com", which is no address; write https:// before it, or / for a page of this site',
        "description — has several lines and no <p>, so that all are shown as one; write <p>…</p> around each paragraph",
        `additionalInfo — shows "[the plan](https://a.in)" ${markdown} plain words`,
        `additionalInfo — shows "<b>" ${letters}`,
        `developer — shows "&amp;" ${letters}`,
        'externalLinks[0].url — links to "/blog/99", and the site has no such page; did you mean "/blog/1"?',
      ],
    );
  });

  test("is no link to any kind of page, nor a sign that markdown has as well", () => {
    expectSilence(
      texts(
        "description",
        '<p>A <a href="/about">page</a>, <a href="/property/kaveri-terraces#plans">a home</a>, <a href="/property/1">by its number</a></p>',
        '<a href="/blog/1?from=home">An article</a>, <a href="/city/Bangalore">a city</a>, <a href="/apartments/page/2">a list</a>',
        '<a href="mailto:a@example.com">Mail</a>, <a href="#plans">below</a>, <a href="/maps/a.topo.json">a file</a>, <h1>All</h1>',
        "* Prices of November 2026. 2 * 3 rooms; snake_case_words",
      ),
    );
  });
});
