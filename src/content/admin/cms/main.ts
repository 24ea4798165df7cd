import { loadCms, type CmsSettings } from "./load-cms";
import CMS from "@sveltia/cms";
import { isRecord, parseJson } from "../../../lib/json-record";
import { dayInIndia } from "../../../lib/dates";
import { listingReport } from "../../checks/listing-report";
import { textAt } from "../../checks/values";
import { priceHistoryOf } from "../../listing-status";
import { contentFormat, newEntry, savedAgain } from "../content-format";
import { readingOf } from "./listing-reading";
import { sectionHeading } from "./section-heading";

const formatOfFolder: Readonly<Record<string, string>> = { listings: "listing", blog: "post" };
const listingFormat = "listing";

const today = () => dayInIndia(new Date());

function start({ rules, pictureFolder, published, ...surroundings }: CmsSettings): void {
  const formats = new Map(
    Object.entries(rules).map(([name, rule]) => [name, contentFormat(rule, pictureFolder)] as const),
  );
  const ids = new Map<string, Set<number>>(Object.keys(rules).map((name) => [name, new Set()]));
  const remember = (format: string, content: unknown) => {
    if (isRecord(content) && typeof content.id === "number") ids.get(format)?.add(content.id);
  };
  const firstSaved = (format: string, content: Readonly<Record<string, unknown>>, slug = "") =>
    newEntry(content, slug, [...(ids.get(format) ?? [])], new Date());
  const publishedOf = (listing: unknown) => (isRecord(listing) ? published[String(listing.id)] : undefined);

  for (const [name, format] of formats) {
    CMS.registerCustomFormat(name, "json", {
      fromFile: (text: string) => {
        remember(name, parseJson(text));
        return format.fromFile(text);
      },
      toFile: format.toFile,
    });
  }

  CMS.registerFieldType(
    "section",
    sectionHeading((section, { entry }) => {
      const written = parseJson(formats.get(listingFormat)?.toFile(entry?.toJS().data) ?? null);
      const isNew = entry?.get("slug") === "" && isRecord(written); // The CMS calls no open entry new.
      const listing = isNew ? firstSaved(listingFormat, written, textAt(written, "slug")) : written;
      return {
        lines: readingOf(section, listing, publishedOf(listing), today()),
        issues: section === "section_issues" ? listingReport(listing, surroundings, today()) : null,
      };
    }),
  );

  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const format = formatOfFolder[entry.get("collection")];
      const data: unknown = entry.toJS().data;
      if (format === undefined || !isRecord(data)) return;
      const slug = entry.get("slug");
      const content = entry.get("newRecord")
        ? firstSaved(format, data, slug)
        : savedAgain(data, slug, format === listingFormat ? textAt(publishedOf(data), "slug") : undefined);
      remember(format, content);
      const priceHistory = priceHistoryOf(publishedOf(content), content, today());
      return entry.set("data", format === listingFormat ? { ...content, priceHistory } : content);
    },
  });

  void CMS.init();
}

void loadCms(start);
