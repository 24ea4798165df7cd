import { parseArea } from "../../../catalogue/area";
import { formatAmount } from "../../../catalogue/money";
import { parseBedrooms } from "../../../catalogue/listing-words";
import { formatDate } from "../../../lib/dates";
import { isRecord } from "../../../lib/json-record";
import { textAt, textsAt } from "../../checks/values";
import { datedFields, priceHistoryOf, statusOf } from "../../listing-status";
import { describedFields, taxonomyOf } from "../../listing-taxonomy";
import { listingOffer, offeredFields } from "../../offer";

export interface ReadLine {
  readonly label: string;
  readonly text: string;
}

type Fields = Readonly<Record<string, unknown>>;

const figure = (amount: number) => amount.toLocaleString("en-IN");
const between = (from: string, to: string) => (from === to ? from : `${from} – ${to}`);

function taxonomy(listing: Fields) {
  const read = describedFields.strip().safeParse({ categories: [], ...listing });
  return read.success ? taxonomyOf(read.data) : taxonomyOf({ categories: [] });
}

function priceLines(listing: Fields): ReadLine[] {
  const read = offeredFields.strip().safeParse(listing);
  if (!read.success) return [{ label: "Price", text: "not read yet: a field below has an error" }];
  const { isRental } = taxonomy(listing);
  const { text, price, rate } = listingOffer(read.data, isRental);
  const sorted =
    price === null
      ? "no amount: price filters leave it out, and it stands last when sorted by price"
      : `${between(formatAmount(price.min, price.currency), formatAmount(price.max, price.currency))}${price.period === "total" ? "" : ` a ${price.period}`}`;
  return [
    { label: "Price", text: `“${text}”, read as ${sorted}` },
    ...(rate === null || isRental
      ? []
      : [{ label: "Price per sq ft", text: `from ${formatAmount(rate.perSqft, rate.currency)}` }]),
  ];
}

function sizeLines(listing: Fields): ReadLine[] {
  const size = textAt(listing, "size");
  const area = parseArea(size);
  const bedrooms = parseBedrooms(textAt(listing, "bedrooms"));
  const unread = size === undefined ? "none" : "not read: size filters leave it out";
  const areaText = area ? `${between(figure(area.minSqft), figure(area.maxSqft))} sq ft` : unread;
  return [
    { label: "Area", text: areaText },
    { label: "Bedrooms", text: bedrooms.length === 0 ? "none" : bedrooms.join(", ") },
  ];
}

function listLines(listing: Fields): ReadLine[] {
  const { kinds, categories, stage, isRental } = taxonomy(listing);
  return [
    { label: "Read as", text: `${kinds.join(", ") || "no known kind"}, ${isRental ? "to let" : "for sale"}` },
    { label: "Stage", text: stage ?? "none" },
    { label: "Stands on", text: categories.map((slug) => `/${slug}`).join(", ") || "no category page" },
  ];
}

function registrationLines(listing: Fields): ReadLine[] {
  const permit = textAt(listing, "dldPermit", "number");
  const numbers = textsAt(listing, "summary", "reraNo");
  const reason = textAt(listing, "reraExempt", "reason");
  const expires = textAt(listing, "dldPermit", "expires");
  const until = expires === undefined ? "" : `, until ${formatDate(expires)}`;
  if (permit !== undefined) return [{ label: "Permit", text: `DLD ${permit}${until}` }];
  if (numbers.length > 0) return [{ label: "RERA", text: numbers.join(", ") }];
  if (reason !== undefined) return [{ label: "RERA", text: `none needed: ${reason}` }];
  return [{ label: "RERA", text: "none: the page says that none has been given" }];
}

function statusLines(listing: Fields, published: unknown, today: string): ReadLine[] {
  const read = datedFields.strip().safeParse(listing);
  if (!read.success) return [{ label: "On the site", text: "not read yet: a field below has an error" }];
  const status = statusOf(read.data, { day: today, isPreview: false, soldHomeDays: 0 });
  const words = {
    hidden: "nowhere: a draft, or its first day is still to come",
    offered: "in all lists, with a page of its own",
    delisted: "in no list; its address says what became of it, or leads on",
  };
  const before = textAt(published, "price");
  const isNoted =
    priceHistoryOf(published, listing, today).length > priceHistoryOf(published, published, today).length;
  return [
    { label: "On the site", text: words[status.stage] },
    ...(isNoted && before !== undefined
      ? [{ label: "Noted when saved", text: `the price until today, “${before}”` }]
      : []),
  ];
}

/** Lines below a heading of the form. `form` may have issues, `published` be undefined; `today` is "2026-11-20". */
export function readingOf(
  section: string,
  form: unknown,
  published: unknown,
  today: string,
): readonly ReadLine[] {
  const listing: Fields = isRecord(form) ? form : {};
  if (section === "section_head") return [...priceLines(listing), ...sizeLines(listing)];
  if (section === "section_lists") return listLines(listing);
  if (section === "section_registration") return registrationLines(listing);
  if (section === "section_status") return statusLines(listing, published, today);
  return [];
}
