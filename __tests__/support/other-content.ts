/** Content that an editor might write: hostile in every text, or with all left out that may be. */
import { checkContent } from "../../src/content/check-content";
import { contentTypes } from "../../src/content/content-types";
import { isRecord } from "../../src/lib/json-record";
import { hostilePayloads, hostileTexts } from "./hostile-content";
import type { SmallSite } from "./small-site";

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? { ...value } : {});

/** Fields whose values are looked up or checked: a hostile text in them stops the build. */
const checkedFields = new Set(
  (
    "$schema id slug city type stage constructionStatus status categories image images tagColor tagTextColor phone " +
    "state stateSince publishFrom publishUntil on " +
    "postedAt lastVerified lastUpdated date updated expires number mapLink video url coordinates file focus key icon logo href link " +
    "ogImage ogType robots"
  ).split(" "),
);

/** The value with the text appended to every free text in it. */
export function poisoned(value: unknown, text: string, field = ""): unknown {
  if (checkedFields.has(field)) return value;
  if (typeof value === "string") return `${value} ${text}`;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, text));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, poisoned(inner, text, name)]),
  );
}

const richest = "listings/the-kaveri-terraces.json";

/** The listing with every field, as a finished home, for which no rule requires an optional field. */
function readyHome(site: SmallSite): Fields {
  // An old address leads to one home alone.
  const { formerSlugs: _, ...listing } = fieldsOf(site.read(richest));
  return {
    ...listing,
    projectName: "The Kaveri Terraces, Phase II",
    summary: { ...fieldsOf(listing.summary), stage: "Ready to Move" },
    projectDetails: { ...fieldsOf(listing.projectDetails), model: "Outright sale" },
    constructionStatus: "Ready To Move",
    possession: "Ready to Move",
    stage: "Ready to Move",
    propertyType: "Apartment",
    unitTable: { columns: ["Type", "Size"], rows: [{ unitType: "3 BHK", size: "1,845 sq ft" }] },
    categories: ["apartments", "luxury"],
    featured: false,
  };
}

/** Addresses that a schema allows and that would run if they were written into markup as they are. */
const hostileLinks = {
  mapLink: "https://www.google.com/maps?q='onload='report(1)'&output=embed",
  video: "https://www.youtube.com/watch?v='-report('video')-'",
};

/** The value with the original restored at one path: `spread[0].picture`, with the entry's name after it or not. */
function restored(value: unknown, original: unknown, [step, ...tail]: readonly string[]): unknown {
  if (step === undefined) return original;
  if (Array.isArray(value) && Array.isArray(original))
    return value.map((item: unknown, at) =>
      String(at) === step ? restored(item, original[at], tail) : item,
    );
  return { ...fieldsOf(value), [step]: restored(fieldsOf(value)[step], fieldsOf(original)[step], tail) };
}

/** The content of each file before the hostile texts. */
type Originals = Map<string, unknown>;

/**
 * Appends the text to every text of the content files outside folders. The names of cities stay, since listings refer
 * to them; the agency's is short, since it is shown on one line.
 */
function poisonFiles(site: SmallSite, text: string, originals: Originals): void {
  for (const { path } of contentTypes.filter(({ form }) => form !== "folder")) {
    originals.set(path, site.read(path));
    site.write(path, poisoned(originals.get(path), text));
  }
  const cities = site.read("cities.json");
  const names = fieldsOf(originals.get("cities.json"));
  if (Array.isArray(cities)) {
    site.write(
      "cities.json",
      cities.map((city, at) => ({ ...fieldsOf(city), name: fieldsOf(names[at]).name })),
    );
  }
  site.change("site.json", { name: "A</script><b>" });
}

/** Gives back its words to every field whose hostile text the check refuses: there it would stop the build. */
function restoreRefused(site: SmallSite, originals: Originals): void {
  for (let rounds = 0; rounds < 10; rounds++) {
    const { errors } = checkContent(site.data, { today: new Date() });
    if (errors.length === 0) return;
    for (const { file, field } of errors) {
      const path = file.replace(/^data\//, "");
      const steps = field.replace(/ \(.*$/, "").match(/[^.[\]]+/g) ?? [];
      site.write(path, restored(site.read(path), originals.get(path), steps));
    }
  }
  throw new Error("the check refuses some hostile text wherever it stands");
}

/** Puts the hostile texts into everything that editors write; returns the paths of the pages that show them. */
export function addHostileContent(site: SmallSite): string[] {
  const home = readyHome(site);
  const post = fieldsOf(site.read("blog/a-site-visit-checklist.json"));
  const texts = [...hostileTexts, "constructor"];
  const originals: Originals = new Map();
  const pages = texts.flatMap((text, index) => {
    const slug = text === "constructor" ? text : `hostile-home-${index}`;
    const listing = fieldsOf(poisoned(home, text));
    const summary = fieldsOf(listing.summary);
    originals.set(`listings/${slug}.json`, { ...home, title: `Home ${index + 1}` });
    site.write(`listings/${slug}.json`, {
      ...listing,
      ...hostileLinks,
      id: 900 + index,
      slug,
      // The text alone as well: in a name, a row of a table, a label.
      title: text,
      developer: text,
      summary: { ...summary, landmark: text, reraNo: text },
    });
    // A picture that is missing, or has no alt text, stops the build.
    const article = text.replaceAll("/none.png", "services/blog-checklist-01.jpg alt=List");
    const alt = article.replaceAll("'", "&#39;");
    originals.set(`blog/hostile-post-${index}.json`, { ...post, title: `Post ${index + 1}` });
    site.write(`blog/hostile-post-${index}.json`, {
      ...fieldsOf(poisoned(post, text)),
      id: 900 + index,
      slug: `hostile-post-${index}`,
      title: text,
      content: `<p>${article}</p><h2>${article}</h2><figure><img src="services/blog-checklist-01.jpg" alt='${alt}'></figure>${article}`,
    });
    return [`/property/${slug}`, `/blog/${900 + index}`];
  });
  // Unknown names in braces stop the build.
  const markup = hostilePayloads.filter((payload) => !/[{}]/.test(payload)).join("\n");
  poisonFiles(site, markup, originals);
  restoreRefused(site, originals);
  return pages;
}

/** Adds homes of every kind with required fields only; returns their paths. */
export function addBareHomes(site: SmallSite): string[] {
  const bare = [
    ["apartments", "Bangalore", "exteriors/apartment-tower-01.jpg"],
    ["plots", "Bangalore", "exteriors/plot-01.jpg"],
    ["commercial", "Mumbai", "exteriors/commercial-01.jpg"],
    ["dubai-properties", "Dubai", "exteriors/dubai-01.jpg"],
  ] as const;
  return bare.map(([category, city, image], index) => {
    const slug = `bare-${category}`;
    const permit = { number: "7123456789", expires: "2099-12-31", url: "https://dubailand.gov.ae" };
    site.write(`listings/${slug}.json`, {
      id: 800 + index,
      slug,
      title: `Bare Home ${index + 1}`,
      location: city,
      city,
      image,
      categories: [city === "Dubai" ? "villas" : category],
      postedAt: "2026-10-01",
      ...(city === "Dubai" && { dldPermit: permit }),
    });
    return `/property/${slug}`;
  });
}
