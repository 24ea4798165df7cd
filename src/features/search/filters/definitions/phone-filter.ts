import type { ChecksControl, FilterDefinition } from "../filter-definition";
import { choice } from "./parameter-texts";

const label = "With a phone number";
const control: ChecksControl = {
  kind: "checks",
  key: "phone",
  label: "Contact",
  options: [{ value: "yes", label }],
};

/** Homes whose advertiser can be called. */
export const phoneFilter: FilterDefinition<{ readonly phone: boolean }> = {
  empty: { phone: false },
  parse: (params) => ({ phone: params.get("phone") === "yes" }),
  serialise: ({ phone }) => ({ phone: phone ? ["yes"] : [] }),
  accepts: ({ phone }) => (phone ? (listing) => listing.phone !== null : null),
  choices: ({ phone }) => (phone ? [choice(label, { phone: false })] : []),
  place: 7,
  isBeyondWords: true,
  panel: { place: 6, control },
  hero: { place: 4, control, summary: ({ phone }) => (phone ? "with a phone number" : "") },
};
