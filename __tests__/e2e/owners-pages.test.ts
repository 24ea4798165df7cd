/** What the requirements say of single pages and no other test sees, mostly without a browser. */
import { testSiteOrigin } from "../support/addresses";
import { open, visitsOfTests, phone } from "../support/browser";
import { fetchPage, type BuiltPage } from "../support/built-page";
import { sitemapPaths } from "../support/built-site";

const visitor = visitsOfTests();
const kept = new Map<string, Promise<BuiltPage>>();
/** A page of the site, asked for once. */
const pageAt = (path: string) => {
  const page = kept.get(path) ?? fetchPage(path);
  kept.set(path, page);
  return page;
};
const htmlOf = async (path: string) => (await fetch(testSiteOrigin + path)).text();
const sharedAs = (type: string) => new RegExp(`<meta[^>]* property="og:type" content="${type}"`);
const documentOf = async (path: string) => (await pageAt(path)).document;
const texts = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "");
const hrefs = (root: ParentNode) =>
  [...root.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");

/** The part of a page that a selector names. */
async function partOf(path: string, selector: string): Promise<Element> {
  const part = (await documentOf(path)).querySelector(selector);
  if (part === null) throw new Error(`${path} has no ${selector}`);
  return part;
}

describe("routes and main headings (requirements 2.1 and 2.2)", () => {
  test.each([
    ["/city/Bangalore", "Your trusted real estate agents in Bangalore"],
    ["/about", "About Us"],
    ["/contact", "Contact Us"],
    ["/allproperties", "Available Properties"],
    ["/properties", "Discover Properties in India and Dubai"],
    ["/properties/new-projects", "New Projects"],
    ["/properties/under-construction", "Under Construction"],
    ["/properties/Ready-to-Move", "Ready to Move"],
    ["/properties/mid-segment", "Mid Segment Properties"],
    ["/properties/budget-segment", "Affordable Housing Projects"],
    ["/properties/luxury", "Luxury Properties"],
    ["/properties/ultra-luxury", "Ultra Luxury Properties"],
    ["/properties/rental", "Rental Properties"],
    ["/properties/resale", "Resale Properties"],
    ["/plots", "Plots for Sale"],
    ["/villas", "Luxury Villas"],
    ["/commercial", "Commercial Properties"],
    ["/farm-land", "Farm Land"],
    ["/apartments", "Apartments for Sale"],
    ["/dubai-properties", "Dubai Properties"],
    ["/blogs", "Aurelia Estates Blog"],
    ["/wishlist", "My Wishlist"],
    ["/thank-you", "Thank You"],
    ["/termsandconditions", "Terms and Conditions"],
    ["/privacy-policy", "Privacy Policy"],
  ])("%s answers with the heading '%s'", async (path, heading) => {
    const { status, document } = await pageAt(path);
    expect([status, ...texts(document, "h1")]).toEqual([200, heading]);
  });

  test.each([
    ...["home-loan", "interior-designs", "property-management"].map((slug) => `/services/${slug}`),
    ...["/buy", "/sell", "/rent", "/locations", "/services", "/residential", "/consulting", "/legal"],
  ])("%s answers with a heading of its own", async (path) => {
    const { status, document } = await pageAt(path);
    expect(status).toBe(200);
    expect(texts(document, "h1")).toEqual([expect.stringMatching(/\w/)]);
  });

  test("an article is shared as an article, every other page as a website, and none asks for a password or an account", async () => {
    for (const path of [...sitemapPaths(), "/wishlist", "/thank-you"]) {
      const html = await htmlOf(path);
      const type = path.startsWith("/blog/") ? "article" : "website";
      expect([path, html]).toEqual([path, expect.stringMatching(sharedAs(type))]);
      const asks = /type="password"|>\s*(?:log ?in|sign ?(?:in|up))\b/i.exec(html)?.[0];
      expect([path, asks]).toEqual([path, undefined]);
      // Claims are filled in, whatever text names them.
      const unfilled = /\{(?:experience|blogExperience|banks|reply|trustedSince|brand)\}/.exec(html)?.[0];
      expect([path, unfilled]).toEqual([path, undefined]);
    }
  });
});

test.each([
  ["more than 13 years of experience", "/city/Bangalore", /more than 13 years of experience/],
  ["over 14 years on the blog", "/blogs", /over 14 years/],
  ["that listings are checked for RERA compliance", "/city/Bangalore", /checked for RERA compliance/],
  ["'Trusted Since 2024'", "/about", /Trusted Since 2024/],
  ["a network of 144+ banks", "/services/home-loan", /network of 144\+ banks/],
  [
    "to serve buyers, sellers, tenants and investors, overseas too",
    "/about",
    /buyers, sellers, tenants.*investors.*overseas/,
  ],
])("the copy claims (requirements 1): %s", async (_, path, words) => {
  expect((await documentOf(path)).documentElement.outerHTML).toMatch(words);
});

describe("shell (requirements 2.3)", () => {
  const networks = ["facebook", "x", "instagram", "linkedin", "youtube"];
  const ways = [/^tel:\+\d+$/, /^mailto:/, ...networks.map((name) => new RegExp(`/${name}$`))];

  test.each(["/", "/apartments"])("the header of %s holds its menus and links", async (path) => {
    const header = await partOf(path, "header");
    const links = hrefs(header);
    for (const way of ways) expect(links).toContainEqual(expect.stringMatching(way));
    for (const slug of ["home-loan", "interior-designs", "property-management"]) {
      expect(links).toContain(`/services/${slug}`);
    }
    const buttons = [...header.querySelectorAll("button[aria-expanded]")].map(
      (button) => button.getAttribute("aria-label") ?? button.textContent,
    );
    const menus = [expect.stringMatching(/^Select city/), "Properties", "Services", "Saved properties"];
    expect(buttons).toEqual(expect.arrayContaining(menus));
  });

  test("the city menu names two projects in Bangalore, three in Mumbai, one in Hyderabad, none in Goa", async () => {
    const menu = await partOf("/about", "header [data-menu=city]");
    const projects = [...menu.querySelectorAll("li")].map((city) => [
      city.querySelector("a")?.textContent,
      city.querySelectorAll('a[href^="/property/"]').length,
    ]);
    const counts = { Bangalore: 2, Mumbai: 3, Hyderabad: 1, Goa: 0 };
    expect(projects).toEqual(Object.entries(counts));
  });

  test.each(["/", "/property/orchard-row"])("the footer of %s holds the ways to the agency", async (path) => {
    const footer = await partOf(path, "footer");
    for (const way of ways) expect(hrefs(footer)).toContainEqual(expect.stringMatching(way));
    const affordable = [...footer.querySelectorAll("a")].find(
      ({ textContent }) => textContent === "Affordable Projects",
    );
    expect(affordable?.getAttribute("href")).toBe("/properties/budget-segment");
  });
});

describe("home (requirements 2.1 and 2.5)", () => {
  test("without a city it begins with a welcome and 'Select City'", async () => {
    const main = await partOf("/", "main");
    const [first] = main.querySelectorAll("h1, h2");
    expect(first?.textContent).toMatch(/^Welcome/);
    expect(texts(main, "a, button")).toContain("Select City");
  });

  test("the sections of a city's page stand in the order of the requirements", async () => {
    const main = await partOf("/city/Bangalore", "main");
    expect(texts(main, "h1, h2")).toEqual([
      "Your trusted real estate agents in Bangalore",
      "The city of gardens, read street by street",
      "What are you looking for?",
      "Project on Demand",
      "How can we help you",
      "Featured in Bangalore",
      "Why people choose us",
      "Developers and banks we work with",
      "Homes in pictures",
      "What our clients say",
      "Browse by budget",
    ]);
    expect(texts(main, "p")).toContain("Scroll to the project below for Reference");
    expect(main.querySelector('form[role="search"], search')).not.toBeNull();
  });

  test.each(["Bangalore", "Mumbai", "Hyderabad", "Goa", "Dubai"])(
    "%s: no picture and no card stands twice, and no tile leads to nothing",
    async (city) => {
      const main = await partOf(`/city/${city}`, "main");
      const files = [...main.querySelectorAll("img")].flatMap(
        (image) => /[^/]+\.(?:jpg|webp)$/.exec(image.getAttribute("src") ?? "") ?? [],
      );
      const cards = [...main.querySelectorAll("[data-listing]")].map((card) =>
        card.getAttribute("data-listing"),
      );
      for (const list of [files, cards]) expect(list).toEqual([...new Set(list)]);
      expect(files.length).toBeGreaterThan(5);
      expect(texts(main, "a").filter((text) => / 0$|\b0 properties/.test(text))).toEqual([]);
    },
  );

  test("the category slider has the five tiles of the requirements", async () => {
    const links = hrefs(await partOf("/city/Bangalore", "main")).map((href) => href.split("?")[0]);
    for (const slug of ["plots", "villas", "commercial", "farm-land", "apartments"]) {
      expect(links).toContain(`/${slug}`);
    }
  });

  test.each([
    ["Buy", "/buy"],
    ["Sell", "/sell"],
    ["Rent", "/rent"],
  ])("the card %s of 'How can we help you' leads to %s", async (title, path) => {
    const main = await partOf("/city/Bangalore", "main");
    const heading = [...main.querySelectorAll("h3")].find(({ textContent }) => textContent === title);
    expect(hrefs(heading?.parentElement ?? main)).toEqual([path]);
  });
});

describe("pages (requirements 2.6, 2.8, 2.11 and 2.13)", () => {
  test("the results page has a panel beside its list, with an enquiry form", async () => {
    const panel = await partOf("/allproperties", 'aside[aria-label="Ask us"]');
    expect(panel.querySelector("form textarea")).not.toBeNull();
  });

  test("the head of a property page has tag, title and location, and the phone before the description", async () => {
    const document = await documentOf("/property/orchard-row");
    const head = document.querySelector("h1")?.closest("header, section");
    expect(head?.textContent).toMatch(/Orchard Row/);
    expect(head?.textContent).toMatch(/Apartments/i);
    expect(head?.textContent).toMatch(/, Bangalore/);
    const [first] = [...document.querySelectorAll("main a[href^='tel:'], main h2")];
    expect(first?.getAttribute("href")).toMatch(/^tel:/);
  });

  test.each([
    [390, 8500],
    [1440, 6000],
  ])("the longest property page, %i px wide, is at most %i px long", async (width, maxHeight) => {
    const { page } = await visitor({ viewport: { width, height: 900 } });
    await open(page, "/property/the-kaveri-terraces");
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(maxHeight);
  });

  test("the three most recent posts have titles cut at 60 characters; each recent post has its date", async () => {
    const document = await documentOf("/blogs");
    const posts = [...document.querySelectorAll('section[aria-labelledby="recent-posts"] li')];
    for (const post of posts) expect(post.querySelector("time")?.dateTime).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(posts).toHaveLength(3);
    for (const post of posts) expect(texts(post, "a")[0]?.length).toBeLessThanOrEqual(61);
  });

  test("an article has its title, date, picture and text", async () => {
    const main = await partOf("/blog/1", "main");
    expect(texts(main, "h1")).toEqual(["The Bangalore market: how to read it"]);
    expect(main.querySelector("time")?.dateTime).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(main.querySelector("picture img")).not.toBeNull();
    expect(texts(main, "article h2").length).toBeGreaterThan(3);
  });

  test("the terms say when they were last updated", async () => {
    expect((await partOf("/termsandconditions", "main")).textContent).toContain("September 11, 2025");
  });
});

describe("in a browser (requirements 2.7, 2.9, 2.11 and 2.15)", () => {
  test("the grid of each list by stage has three columns on a desktop, and the form of each service stands on the right of the copy", async () => {
    const { page } = await visitor({ javaScriptEnabled: false });
    for (const stage of ["new-projects", "under-construction", "Ready-to-Move"]) {
      await page.goto(`/properties/${stage}`);
      const lefts = await page
        .locator("main article[data-listing]")
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect([stage, new Set(lefts).size]).toEqual([stage, 3]);
    }
    for (const service of ["home-loan", "interior-designs", "property-management"]) {
      await page.goto(`/services/${service}`);
      const form = await page.locator("#enquire").boundingBox();
      const copy = await page.locator("main h2").first().boundingBox();
      expect(form?.x).toBeGreaterThan((copy?.x ?? 0) + (copy?.width ?? 0) - 1);
    }
  });

  test("on a phone the team is one centred card with buttons of its own", async () => {
    const { page } = await visitor({ viewport: phone, reducedMotion: "reduce" });
    await open(page, "/about");
    const team = page.getByRole("group", { name: "Meet Our Team Of Experts" });
    await team.scrollIntoViewIfNeeded();
    for (const name of [/^Previous/, /^Next/]) await team.getByRole("button", { name }).waitFor();
    const cards = await team.locator("article").evaluateAll((articles) =>
      articles
        .map((card) => card.getBoundingClientRect())
        .filter(({ left, right }) => right > 0 && left < window.innerWidth)
        .map(({ left, right }) => (left + right) / 2 - window.innerWidth / 2),
    );
    expect(cards).toHaveLength(1);
    expect(Math.abs(cards[0] ?? 99)).toBeLessThan(10);
  });

  test("'Refresh' loads the empty wishlist anew", async () => {
    const { page } = await visitor();
    await open(page, "/wishlist");
    const refresh = page.getByRole("button", { name: "Refresh" });
    await refresh.waitFor();
    await Promise.all([page.waitForEvent("load"), refresh.click()]);
    await refresh.waitFor();
  });
});
