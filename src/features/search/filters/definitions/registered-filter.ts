import type { FilterDefinition } from "../filter-definition";
import { choice } from "./parameter-texts";

const label = "With a registration number";

/** Homes whose registration a visitor can look up. */
export const registeredFilter: FilterDefinition<{ readonly registered: boolean }> = {
  empty: { registered: false },
  parse: (params) => ({ registered: params.get("registered") === "yes" }),
  serialise: ({ registered }) => ({ registered: registered ? ["yes"] : [] }),
  accepts: ({ registered }) => (registered ? ({ registration }) => registration.numbers.length > 0 : null),
  choices: ({ registered }) => (registered ? [choice(label, { registered: false })] : []),
  order: 11,
  sentence: ({ take }) => ({
    registered: take(/\brera[\s-]+(?:registered|approved)\b/gi, () => true).length > 0,
  }),
  category: { shownAs: "more" },
  panel: {
    order: 11,
    control: { kind: "checks", key: "registered", label: "Registration", options: [{ value: "yes", label }] },
  },
};
