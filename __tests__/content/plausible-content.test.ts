/**
 * Content that is well formed and cannot be true, or is most likely not: visitors would be misled by it, so each kind
 * gets an error or a warning with its remedy (docs/decisions/content-checks.md).
 */
import { formatFieldPath } from "../../src/content/checks/issue";
import { ContentFolder, listingFile } from "../support/temporary-content";

const listing = "data/listings/kaveri-terraces.json";

let folder: ContentFolder;
beforeEach(() => {
  folder = new ContentFolder();
  folder.set("site.json", ["exchangeRates"], [{ currency: "AED", inr: 24.1, asOf: "2026-11-20" }]);
});
afterEach(() => folder.delete());

type FieldPath = readonly (string | number)[];

function expectError(at: FieldPath, value: unknown, line: string): void {
  folder.set(listingFile, at, value);
  expect(folder.errors()).toEqual([`${listing} › ${line}`]);
}

function expectWarning(at: FieldPath, value: unknown, line: string): void {
  folder.set(listingFile, at, value);
  expect(folder.errors()).toEqual([]);
  expect(folder.warnings()).toEqual([`${listing} › ${line}`]);
}

function expectSilence(at: FieldPath, value: unknown): void {
  folder.set(listingFile, at, value);
  expect(folder.errors()).toEqual([]);
  expect(folder.warnings()).toEqual([]);
}

describe("prices that no home has", () => {
  test("a home for under two rupees", () => {
    expectError(
      ["price"],
      "₹1.85",
      'price — "₹1.85" is read as ₹1.85, too little for a whole home; write its unit, e.g. "₹1.85 Cr", or for a rent its period, e.g. "₹45,000 / month"',
    );
  });

  test("a unit of a project for some rupees", () => {
    expectError(
      ["projectDetails"],
      { units: [{ type: "2 BHK", size: "1,200 sq ft", price: "₹85,000" }] },
      'projectDetails.units[0].price — "₹85,000" is read as ₹85,000, too little for a whole home; write its unit, e.g. "₹1.85 Cr", or for a rent its period, e.g. "₹45,000 / month"',
    );
  });

  test("a villa in Dubai for two dirhams", () => {
    expectError(
      ["price"],
      "AED 2.1",
      'price — "AED 2.1" is read as AED 2.1, too little for a whole home; write its unit, e.g. "AED 2.1M", or for a rent its period, e.g. "AED 9,000 / month"',
    );
  });

  test("a rent of some rupees", () => {
    expectError(
      ["price"],
      "₹45 / month",
      'price — "₹45 / month" is read as ₹45, too little for a month\'s rent; write the whole amount, e.g. "₹45,000 / month"',
    );
  });

  test("crores of crores", () => {
    expectError(
      ["price"],
      "₹1,85,00,000 Cr",
      'price — "₹1,85,00,000 Cr" is read as ₹18,50,00,00,00,00,000, too much for a whole home; look at its unit and its zeros',
    );
  });

  test("a price that may be true and is not usual is a warning", () => {
    expectWarning(
      ["price"],
      "₹1.85 L",
      'price — "₹1.85 L" is read as ₹1,85,000, unusually little for a whole home; write its unit, e.g. "₹1.85 Cr", or for a rent its period, e.g. "₹45,000 / month"',
    );
  });

  test.each(["₹85,00,0000", "₹1,85 Cr", "₹12,34", "₹1,0000,000", "AED 2,10,0000"])(
    "digits that are grouped in no way: %s",
    (price) => {
      expectError(
        ["price"],
        price,
        `price — ${JSON.stringify(price)} must group its digits like "₹85,00,000" or "AED 2,100,000"; count them, or write "₹85 L"`,
      );
    },
  );

  test.each([
    "₹85,00,000",
    "₹1,85,00,000 onwards",
    "AED 2,100,000",
    "₹8500000",
    "₹1.85 Cr - 2.4 Cr*",
    "₹45,000 – 60,000 / month",
    "₹9,500 / sq ft",
    "₹5,40,000 / year",
    "Contact for Pricing",
  ])("%s is a price", (price) => expectSilence(["price"], price));
});

describe("words that nobody knows", () => {
  test("status", () => {
    expectError(
      ["status"],
      "Sold",
      'status — "Sold" is not a known status; write one of "For sale", "For rent", "Resale"',
    );
  });

  test("type", () => {
    expectError(
      ["type"],
      "Castle",
      'type — "Castle" is not a known type of property; write one of "Apartment", "Villa", "Plot", "Farm land", "Office", "Commercial"',
    );
  });

  test("category", () => {
    expectError(
      ["category"],
      "Castles",
      'category — "Castles" is not a known category; write one of "Apartments", "Apartment", "Villa", "Plot", "Farm land", "Office", "Commercial"',
    );
  });

  test("slug of a category", () => {
    folder.set(listingFile, ["categories"], ["castles"]);
    expect(folder.errors()).toEqual([
      expect.stringContaining(`${listing} › categories[0] — "castles" is not a category; write one of`),
    ]);
  });

  test.each(["Unknown", "N/A", "TBA", "-"])('"%s" bedrooms', (bedrooms) => {
    expectError(
      ["bedrooms"],
      bedrooms,
      `bedrooms — "${bedrooms}" tells visitors nothing; write e.g. "2 BHK, 3 BHK", "1-3 BHK" or "Studio", or remove the field`,
    );
  });

  test("a developer, a size or a place that is not known", () => {
    expectError(
      ["developer"],
      "Unknown",
      'developer — "Unknown" tells visitors nothing; write it or remove the field',
    );
  });

  test("bedrooms without a number are a warning", () => {
    expectWarning(
      ["bedrooms"],
      "Several",
      'bedrooms — "Several" cannot be read as bedrooms, so the bedroom filter leaves the home out; write e.g. "2 BHK, 3 BHK", "1-3 BHK" or "Studio", or remove the field',
    );
  });
});

describe("a contradictory stage", () => {
  beforeEach(() => folder.set(listingFile, ["summary"], { reraNo: "PRM/KA/RERA/0000/000/PR/000000/000101" }));

  test.each<[field: string, FieldPath, unknown, shown: string]>([
    ["constructionStatus", ["constructionStatus"], "Ready To Move", "constructionStatus"],
    ["status", ["status"], "Ready to Move", "status"],
    ["the project summary", ["summary", "stage"], "Ready to Move-In", "summary.stage"],
    ["possession", ["possession"], "Ready to Move", "possession"],
  ])("in %s", (_, at, value, shown) => {
    folder.set(listingFile, ["stage"], "Under Construction");
    expectError(
      at,
      value,
      `${shown} — ${JSON.stringify(value)} contradicts stage "Under Construction"; a home stands or does not yet: make them agree`,
    );
  });

  test("in a category", () => {
    folder.set("categories.json", [0, "slug"], "ready-to-move");
    const tiles = Array.from({ length: 4 }, () => "ready-to-move");
    folder.set("pages/home.json", ["budgetTiles"], tiles);
    folder.set(listingFile, ["stage"], "Off-Plan");
    expectError(
      ["categories"],
      ["ready-to-move"],
      'categories[0] — "ready-to-move" contradicts stage "Off-Plan"; a home stands or does not yet: make them agree',
    );
  });

  test('"Immediate" possession of a home that is not yet begun', () => {
    folder.set(listingFile, ["stage"], "Pre-Launch");
    expectError(
      ["possession"],
      "Immediate",
      'possession — "Immediate" contradicts stage "Pre-Launch"; a home stands or does not yet: make them agree',
    );
  });

  test("a launched project may be at any stage, an off-plan one new as well", () => {
    folder.set(listingFile, ["constructionStatus"], "Launched");
    for (const stage of ["Ready to Move", "Off-Plan", "New Launch"]) expectSilence(["stage"], stage);
  });

  test("a month of possession that is over is a warning while the home is unfinished", () => {
    folder.set(listingFile, ["stage"], "Under Construction");
    expectSilence(["possession"], "Nov 2026");
    expectWarning(
      ["possession"],
      "Oct 2026",
      'possession — "Oct 2026" is over though stage is "Under Construction"; write the new date, or that the home is ready',
    );
  });
});

describe("days to come", () => {
  const message = "is still to come; write the day on which it happened, today at the latest";

  test("a posting date in the future is a warning", () => {
    expectWarning(["postedAt"], "2026-11-21", `postedAt — "2026-11-21" ${message}`);
  });

  test("so is the date of an article and that of a rate, and today is none of them", () => {
    folder.set("blog/a-slug.json", ["date"], "2027-01-01");
    folder.set("site.json", ["exchangeRates", 0, "asOf"], "2027-01-01");
    expect(folder.warnings()).toEqual([
      `data/blog/a-slug.json › date — "2027-01-01" ${message}`,
      `data/site.json › exchangeRates[0].asOf — "2027-01-01" ${message}`,
    ]);
    expect(folder.warnings("2027-01-01")).toEqual([]);
  });
});

describe("HTML in titles", () => {
  const message =
    'must be plain words, for HTML shows as letters here; leave out tags like "<b>" and write "&" for "&amp;"';

  test.each(["<b>Kaveri</b> Terraces", "Kaveri<br>Terraces", "Kaveri &amp; Sons", "<!-- Kaveri -->Terraces"])(
    "%s",
    (title) => expectError(["title"], title, `title — "${title}" ${message}`),
  );

  test("in the title of an article, of a page and of search results", () => {
    folder.set("blog/a-slug.json", ["title"], "<i>Loans</i>");
    folder.set("pages/metadata.json", [0, "title"], "Home &amp; garden");
    folder.set("pages/landing.json", [0, "h1"], "Buy<br/>a home");
    expect(folder.errors()).toEqual([
      `data/blog/a-slug.json › title — "<i>Loans</i>" ${message}`,
      `data/pages/landing.json › [0].h1 (a-slug) — "Buy<br/>a home" ${message}`,
      `data/pages/metadata.json › [0].title (home) — "Home &amp; garden" ${message}`,
    ]);
  });

  test.each(["Stone & Sky", "Homes < 500 m from the metro", "Fish & chips; tea"])("%s is a title", (title) =>
    expectSilence(["title"], title),
  );
});

describe("registration numbers", () => {
  const words =
    "must be the number that the regulator gave, with its digits; where none is needed, leave the field out";

  test.each(["TBA", "Applied for", "RERA approved"])('"%s" is none', (number) => {
    folder.set(listingFile, ["stage"], "Under Construction");
    expectError(["summary"], { reraNo: number }, `summary.reraNo — ${JSON.stringify(number)} ${words}`);
  });

  test("nor is it one of several, or the agency's own", () => {
    folder.set(listingFile, ["summary"], { reraNo: ["PRM/KA/RERA/0000/000/PR/000000/000101", "TBA"] });
    folder.set("site.json", ["registrations", 0, "number"], "Applied for");
    expect(folder.errors()).toEqual([
      `${listing} › summary.reraNo[1] — "TBA" ${words}`,
      `data/site.json › registrations[0].number — "Applied for" ${words}`,
    ]);
  });

  test.each([
    ["Karnataka", "PRM/KA/RERA/0000/000/PR/000000/000123", "PRM/KA/RERA/123"],
    ["Maharashtra", "P00000000123", "P0000000012"],
    ["Telangana", "P00000000123", "TS/RERA/123"],
    ["Goa", "PRGO00000123", "GOA-123"],
  ])("in %s they look like %s, and %s is a warning", (region, example, number) => {
    folder.set("cities.json", [0, "region"], region);
    expectSilence(["summary"], { reraNo: example });
    expectWarning(
      ["summary"],
      { reraNo: [number] },
      `summary.reraNo[0] — "${number}" is not in the form of ${region}, e.g. "${example}"; copy it from the regulator's site`,
    );
  });

  test("a permit of Dubai has 10 or 11 digits", () => {
    folder.moveToDubai();
    expect(folder.warnings()).toEqual([]);
    folder.set(listingFile, ["dldPermit", "number"], "71234567");
    expect(folder.warnings()).toEqual([
      `${listing} › dldPermit.number — "71234567" is not in the form of Dubai, e.g. "0000000123"; copy it from the regulator's site`,
    ]);
  });

  test("the agency's own number has the form of an agent's", () => {
    folder.set("site.json", ["registrations", 0, "state"], "Maharashtra");
    folder.set("site.json", ["registrations", 0, "number"], "P00000000123");
    expect(folder.warnings()).toEqual([
      'data/site.json › registrations[0].number — "P00000000123" is not in the form of Maharashtra, e.g. "A00000000123"; copy it from the regulator\'s site',
    ]);
  });

  test("of a state whose form nobody has told, any number will do", () => {
    folder.set("cities.json", [0, "region"], "Kerala");
    expectSilence(["summary"], { reraNo: "K-RERA/PRJ/123/2026" });
  });
});

describe("coordinates", () => {
  const moveTo = (name: string, region: string, countryCode = "IN") => {
    for (const [field, value] of Object.entries({ name, region, countryCode }))
      folder.set("cities.json", [0, field], value);
    folder.set(listingFile, ["city"], name);
    folder.set("buying-costs.json", [0, "city"], name);
    if (countryCode === "AE") {
      const permit = { number: "7123456789", expires: "2027-11-20", url: "https://example.com/permit" };
      folder.set(listingFile, ["dldPermit"], permit);
      folder.set(listingFile, ["price"], "AED 2.1M");
    }
  };
  test("that are swapped", () => {
    expectError(
      ["coordinates"],
      { lat: 77.752, lng: 12.993 },
      "coordinates — has lat and lng swapped; write lat 12.993 and lng 77.752",
    );
  });

  test("of another city", () => {
    expectError(
      ["coordinates"],
      { lat: 19.076, lng: 72.8777 },
      "coordinates — lies in Mumbai, not in Bangalore; copy both numbers again from the map, or correct the city",
    );
  });

  test.each([
    ["far away", 28.61, 77.2],
    ["in another country", 51.5, -0.12],
    ["at zero", 0, 0],
  ])("%s", (_, lat, lng) => {
    expectError(
      ["coordinates"],
      { lat, lng },
      "coordinates — lies far outside Bangalore; copy both numbers again from the map, or correct the city",
    );
  });

  test("some kilometres outside the city and its surroundings are a warning", () => {
    expectWarning(
      ["coordinates"],
      { lat: 12.55, lng: 77.6 },
      "coordinates — lies 11.1 km outside Bangalore and its surroundings; look whether both numbers are right",
    );
  });

  test("in the sea, where Jumeirah Shore Villa lay", () => {
    moveTo("Dubai", "Dubai", "AE");
    expectError(
      ["coordinates"],
      { lat: 25.2172, lng: 55.2438 },
      "coordinates — lies in the sea, a creek or a canal, 390 m from the shore; move the point onto the home",
    );
  });

  test("so near the shore that a map may be wrong are a warning: the canal where Business Bay Crown lay", () => {
    moveTo("Dubai", "Dubai", "AE");
    expectWarning(
      ["coordinates"],
      { lat: 25.1852, lng: 55.2718 },
      "coordinates — lies in the sea, a creek or a canal, 90 m from the shore; move the point onto the home",
    );
  });

  test("in a lake: at its edge, where Lake House Agara lay, and in its middle", () => {
    expectWarning(
      ["coordinates"],
      { lat: 12.9205, lng: 77.6398 },
      "coordinates — lies in Agara Lake, 100 m from the shore; move the point onto the home",
    );
    expectError(
      ["coordinates"],
      { lat: 12.936, lng: 77.664 },
      "coordinates — lies in Bellandur Lake, 410 m from the shore; move the point onto the home",
    );
  });

  test("off the coast of Goa and of Mumbai", () => {
    moveTo("Goa", "Goa");
    folder.set(listingFile, ["coordinates"], { lat: 15.55, lng: 73.7 });
    expect(folder.errors()).toEqual([
      expect.stringContaining(`${listing} › coordinates — lies in the sea, a creek or a canal, `),
    ]);
    moveTo("Mumbai", "Maharashtra");
    folder.set(listingFile, ["coordinates"], { lat: 19.0, lng: 72.78 });
    expect(folder.errors()).toEqual([
      expect.stringContaining(`${listing} › coordinates — lies in the sea, a creek or a canal, `),
    ]);
  });

  test("over the border of the state", () => {
    moveTo("Goa", "Goa");
    folder.set(listingFile, ["coordinates"], { lat: 15.85, lng: 74.0 });
    expect(folder.errors()).toEqual([]);
    expect(folder.warnings()).toEqual([expect.stringContaining(" km outside Goa and its surroundings; ")]);
  });

  test("inside a map link", () => {
    expectError(
      ["mapLink"],
      "https://www.google.com/maps?q=77.752,12.993&output=embed",
      "mapLink — has lat and lng swapped; write lat 12.993 and lng 77.752",
    );
  });

  test("of a city without a map are held against its country", () => {
    moveTo("Chennai", "Tamil Nadu");
    expectSilence(["coordinates"], { lat: 13.08, lng: 80.27 });
    expectError(
      ["coordinates"],
      { lat: 80.27, lng: 13.08 },
      "coordinates — has lat and lng swapped; write lat 13.08 and lng 80.27",
    );
  });

  test.each([
    ["on land in Bangalore", "Bangalore", "Karnataka", 12.993, 77.752],
    ["at the foot of Kanakapura Road", "Bangalore", "Karnataka", 12.683, 77.474],
    ["in Worli, at the sea", "Mumbai", "Maharashtra", 19.0086, 72.8157],
    ["in Siolim, at the river", "Goa", "Goa", 15.6212, 73.7697],
    ["in Gachibowli", "Hyderabad", "Telangana", 17.4432, 78.3558],
  ])("%s are silent", (_, city, region, lat, lng) => {
    moveTo(city, region);
    expectSilence(["coordinates"], { lat, lng });
  });
});

describe("prices in rupees of a home in the Emirates", () => {
  const remedy = 'is read in rupees, and homes in Dubai are priced in dirhams; write e.g. "AED 2.1M"';

  test("its own", () => {
    folder.moveToDubai();
    expectWarning(["price"], "2,100,000", `price — "2,100,000" ${remedy}`);
  });

  test("that of a unit", () => {
    folder.moveToDubai();
    expectWarning(
      ["projectDetails"],
      { units: [{ type: "2 BHK", size: "1,200 sq ft", price: "2,100,000" }] },
      `projectDetails.units[0].price — "2,100,000" ${remedy}`,
    );
  });

  test.each(["AED 2.1M", "Contact for Pricing"])("%s is silent", (price) => {
    folder.moveToDubai();
    expectSilence(["price"], price);
  });
});

describe("charges that count towards the cost of a unit", () => {
  test.each(["At cost", "₹8,600 / month", "10% less the booking amount"])("%s", (value) => {
    expectWarning(
      ["projectDetails"],
      { additionalCharges: [{ label: "Khata transfer", value, counts: "once" }] },
      `projectDetails.additionalCharges[0].value — "${value}" cannot be counted, so the cost of a unit leaves it out; write e.g. "5%", "₹2,50,000" or "₹150 / sq ft", or remove counts`,
    );
  });

  test.each(["18% on ₹2,50,000", "₹2,50,000 + 18% GST"])("%s, a percentage and an amount", (value) => {
    expectWarning(
      ["projectDetails"],
      { additionalCharges: [{ label: "Club", value, counts: "once" }] },
      `projectDetails.additionalCharges[0].value — "${value}" has a percentage and an amount, so the cost of a unit leaves it out; write what it comes to, e.g. "₹45,000", or a row for each, or remove counts`,
    );
  });

  test.each([
    ["of its units", undefined, [{ type: "2 BHK", size: "1,200 sq ft", price: "₹1 Cr" }]],
    ["of its own", "₹1 Cr", undefined],
  ])("an amount in another currency than the price %s", (_, price, units) => {
    folder.set(listingFile, ["price"], price);
    expectWarning(
      ["projectDetails"],
      { units, additionalCharges: [{ label: "NOC", value: "AED 5,000", counts: "once" }] },
      'projectDetails.additionalCharges[0].value — "AED 5,000" is not in INR as the price is, so the cost of a unit leaves it out; write it in INR, or remove counts',
    );
  });

  test("a rate by the size, of a unit whose size cannot be read", () => {
    const unit = { type: "2 BHK", size: "1,200 sq ft", price: "₹1 Cr" };
    expectWarning(
      ["projectDetails"],
      {
        units: [unit, { ...unit, size: "Large" }, { ...unit, size: "Larger", price: "Contact for Pricing" }],
        additionalCharges: [{ label: "Corpus fund", value: "₹150 / sq ft", counts: "once" }],
      },
      'projectDetails.units[1].size — "Large" cannot be read as an area, so the cost of this unit leaves out "₹150 / sq ft" of "Corpus fund"; write e.g. "1,245 sq ft"',
    );
  });

  test("a size that cannot be read is silent where no charge goes by it", () => {
    expectSilence(["projectDetails"], {
      units: [{ type: "2 BHK", size: "Large", price: "₹1 Cr" }],
      additionalCharges: [{ label: "Corpus fund", value: "₹150 / sq ft" }],
    });
  });

  test("are silent where they can be read, and where they do not count", () => {
    expectSilence(["projectDetails"], {
      additionalCharges: [
        { label: "GST", value: "5%", counts: "once" },
        { label: "Floor rise", value: "₹40 / sq ft from the fifth floor", counts: "eachFloor" },
        { label: "Khata transfer", value: "At cost" },
      ],
    });
  });
});

describe("daily life", () => {
  const metro = { to: "Hopefarm metro station", minutes: 9, by: "walk" };

  test.each([
    ["tenants", ["families"]],
    ["houseRules", "Up to four people"],
  ])("%s of a home for sale", (field, value) => {
    expectWarning(
      ["living"],
      { [field]: value },
      `living.${field} — is for homes to let, and this one is for sale; remove the field`,
    );
  });

  test("rules of a home to let are silent", () => {
    folder.set(listingFile, ["price"], "₹45,000 / month");
    expectSilence(["living"], { tenants: ["families", "bachelors"], houseRules: "Up to four people" });
  });

  test.each([
    [0, "must be at least 1 minute"],
    [241, "must be at most 240 minutes; leave out places that nobody travels to daily"],
    [12.5, "must be whole minutes, e.g. 35"],
  ])("%d minutes to a place", (minutes, message) => {
    expectError(
      ["living"],
      { commutes: [{ ...metro, minutes }] },
      `living.commutes[0].minutes — ${minutes} ${message}`,
    );
  });

  test("a place that is there twice", () => {
    expectError(
      ["living"],
      { commutes: [metro, { ...metro, minutes: 11 }] },
      'living.commutes[1].to — "Hopefarm metro station" is there twice for one way and time; keep one',
    );
  });

  test("a place by two ways, or at two times, is silent", () => {
    expectSilence(["living"], {
      commutes: [metro, { ...metro, by: "car" }, { ...metro, by: "car", at: "weekdays, 9 am" }],
    });
  });
});

describe("texts that a program has damaged", () => {
  const again = "write it again and save the file as UTF-8";
  const garbled = (seen: string, meant: string) =>
    `holds "${seen}", which was "${meant}" in another encoding; ${again}`;
  const control = (code: string, place: string) =>
    `holds the invisible control character U+${code} ${place}; remove it, or write \\n for a new line`;

  test.each<[string, FieldPath, string, string]>([
    ["a line break of Word", ["title"], "Lake\u000bHome", control("000B", 'after "Lake"')],
    ["a bell", ["description"], "\u0007Near the lake", control("0007", 'before "Near the lake"')],
    ["a page break", ["additionalInfo"], "Lake\fHome", control("000C", 'after "Lake"')],
    ["a null", ["facilities", 0], "Pool\u0000", control("0000", 'after "Pool"')],
    ["a sign of Windows", ["tags", 0], "5\u0092 wall", control("0092", 'after "5"')],
    ["half of a picture sign", ["summary", "landmark"], "Lake \ud83c", control("D83C", 'after "Lake "')],
    ["no character of Unicode", ["location"], "Lake\uffff", control("FFFF", 'after "Lake"')],
    [
      "a lost sign",
      ["developer"],
      "Zo\ufffd Homes",
      `holds "\ufffd", which was a sign of another encoding; ${again}`,
    ],
    ["a rupee sign", ["price"], "â‚¹1.85 Cr", garbled("â‚¹", "₹")],
    [
      "an apostrophe, by an old Macintosh",
      ["developer"],
      "developer‚Äôs",
      `holds "‚Äô", which was a sign of another encoding; ${again}`,
    ],
    [
      "a rupee sign that became a question mark",
      ["deposit"],
      "?5,10,000",
      `holds "?5,10,000", where "?" stands for a sign that was lost, as "₹" or "’"; ${again}`,
    ],
  ])("%s", (_, at, text, message) => {
    folder.set(listingFile, at, text);
    const field = formatFieldPath(at);
    expect(folder.errors()).toContain(`${listing} › ${field} — ${message}`);
  });

  test("in other files, too", () => {
    folder.set("faqs.json", [0, "answer"], "Yes.\u000bNo.");
    folder.set("blog/a-slug.json", ["content"], "<p>Yes.\u0007</p>");
    expect(folder.errors()).toEqual([
      `data/blog/a-slug.json › content — ${control("0007", 'after "<p>Yes."')}`,
      `data/faqs.json › [0].answer (A text) — ${control("000B", 'after "Yes."')}`,
    ]);
  });

  const date =
    'looks like the date that a spreadsheet makes of words; write them as visitors should read them, e.g. "Mar 2028"';
  const error = "is what a spreadsheet shows where a value failed; write the value itself";
  test.each<[FieldPath, string, string]>([
    [["possession"], "2028-03-01", date],
    [["possession"], "03/01/2028", date],
    [["possession"], "1899-12-30", date],
    [["possession"], "Mar-28", date],
    [["possession"], "46813", date],
    [["bedrooms"], "2026-03-02 00:00:00", date],
    [["summary", "floors"], "05-Mar", date],
    [["price"], "+052551-04", date],
    [["developer"], "#REF!", error],
    [["projectName"], "#N/A", error],
    [["additionalInfo"], "Err:502", error],
    [
      ["summary", "units"],
      "1.2E+11",
      "is a number that a spreadsheet has shortened; write all of its digits, in a cell formatted as text",
    ],
    [["size"], "1", 'has no unit; write e.g. "1,845 sq ft"'],
    [
      ["deposit"],
      "480000",
      'is shown as it stands; write the amount as visitors should read it, e.g. "₹4,80,000"',
    ],
  ])("%j made %j by a spreadsheet is a warning", (at, text, message) => {
    folder.set(listingFile, at, text);
    expect(folder.warnings()).toContain(
      `${listing} › ${formatFieldPath(at)} — ${JSON.stringify(text)} ${message}`,
    );
  });

  test.each<[FieldPath, string]>([
    [["title"], "ಶ್ರೀ ನಿವಾಸ"],
    [["developer"], "श्री बिल्डर्स"],
    [["location"], "வைட்ஃபீல்டு, Bangalore"],
    [["developer"], "بناة دبي"],
    [["projectName"], "Ångström “CAFÉ” – l’été"],
    [["possession"], "1 Dec 2026"],
    [["possession"], "Mar 2028"],
    [["additionalInfo"], "Is it 3 BHK? 2 of them are."],
    [["summary", "floors"], "2 basements, ground + 18"],
  ])("%j may be %j", (at, text) => expectSilence(at, text));
});

describe("what visitors would not read as it was meant", () => {
  test.each<[string, FieldPath, string, string]>([
    [
      "a frame",
      ["description"],
      '<p>A</p><iframe src="https://a.in"></iframe>',
      "has <iframe>, which the site leaves out; write p, h3, ul, table, a … without them",
    ],
    [
      "a style",
      ["description"],
      '<p style="color:red">A</p>',
      "has style of <p>, which the site leaves out; write p, h3, ul, table, a … without them",
    ],
    [
      "a script and a handler",
      ["description"],
      '<p onclick="a()">A</p><script>a()</script>',
      "has onclick of <p>, <script>, which the site leaves out; write p, h3, ul, table, a … without them",
    ],
    [
      "a font of Word",
      ["description"],
      "<p><font>A</font><span>B</span></p>",
      "has <font>, <span>, which the site leaves out; write p, h3, ul, table, a … without them",
    ],
    [
      "bold in markdown",
      ["description"],
      "A **quiet** lane",
      'shows "**quiet**" with its signs, for markdown is not read; write HTML, e.g. <strong>, <h3>, <ul>, <a>',
    ],
    [
      "a heading in markdown",
      ["description"],
      "## Around\n\nA lane",
      'shows "## Around" with its signs, for markdown is not read; write HTML, e.g. <strong>, <h3>, <ul>, <a>',
    ],
    [
      "a link in markdown",
      ["additionalInfo"],
      "See [the plan](https://a.in)",
      'shows "[the plan](https://a.in)" with its signs, for markdown is not read; write plain words',
    ],
    [
      "a tag in plain words",
      ["additionalInfo"],
      "A <b>quiet</b> lane",
      'shows "<b>" as letters, for no HTML is read here; write plain words',
    ],
    [
      "an entity in plain words",
      ["developer"],
      "Stone &amp; Sky",
      'shows "&amp;" as letters, for no HTML is read here; write plain words',
    ],
    [
      "a page that is not there",
      ["description"],
      '<a href="/abuot">A</a>',
      'links to "/abuot", and the site has no such page; did you mean "/about"?',
    ],
    [
      "a home that is not there",
      ["description"],
      '<a href="/property/sold-long-ago">A</a>',
      'links to "/property/sold-long-ago", and the site has no such page; name another',
    ],
    [
      "an address without its beginning",
      ["description"],
      '<a href="www.example.com">A</a>',
      'links to "www.example.com", which is no address; write https:// before it, or / for a page of this site',
    ],
    [
      "a link outside a text",
      ["externalLinks"],
      "",
      'links to "/blog/99", and the site has no such page; did you mean "/blog/1"?',
    ],
  ])("%s is a warning", (_, at, text, message) => {
    folder.set(listingFile, at, text === "" ? [{ label: "Plan", url: "/blog/99" }] : text);
    const field = formatFieldPath(text === "" ? [...at, 0, "url"] : at);
    expect([folder.errors(), folder.warnings()]).toEqual([[], [`${listing} › ${field} — ${message}`]]);
  });

  test.each([
    '<p>A <a href="/about">page</a>, <a href="/property/kaveri-terraces#plans">a home</a>, <a href="/property/1">by its number</a></p>',
    '<a href="/blog/1?from=home">An article</a>, <a href="/city/Bangalore">a city</a>, <a href="/apartments/page/2">a list</a>',
    '<a href="mailto:a@example.com">Mail</a>, <a href="#plans">below</a>, <a href="/maps/a.topo.json">a file</a>, <h1>All</h1>',
    "* Prices of November 2026. 2 * 3 rooms; snake_case_words",
  ])("%s is silent", (text) => expectSilence(["description"], text));
});
