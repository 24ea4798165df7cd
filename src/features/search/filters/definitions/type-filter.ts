import { kindOfTypeOption, typeOptions, type TypeOptionId } from "../../../../catalogue/taxonomy";
import { parseTypeOption } from "../../../../catalogue/parse-taxonomy";
import type { FilterDefinition } from "../filter-definition";
import { typeChoices } from "../form-options";
import { choice, oneOrNone } from "./parameter-texts";

export const typeFilter: FilterDefinition<{ readonly type: TypeOptionId | null }> = {
  empty: { type: null },
  parse: (params) => ({ type: parseTypeOption(params.get("type")) }),
  serialise: ({ type }) => ({ type: oneOrNone(type) }),
  accepts: ({ type }) => {
    const kind = type === null ? null : kindOfTypeOption(type);
    return kind === null ? null : ({ kinds }) => kinds.includes(kind);
  },
  choices: ({ type }) =>
    typeOptions.filter(({ id }) => id === type).map(({ label }) => choice(label, { type: null }, "type")),
  order: 1,
  sentence: ({ takeType }) => ({ type: takeType() }),
  isFoundByWords: true,
  panel: { order: 1, control: { kind: "select", key: "type", label: "Property type", options: typeChoices } },
};
