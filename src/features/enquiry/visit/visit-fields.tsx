import * as controlStyles from "../../../ui/control.module.css";
import { Icon } from "../../../ui/icon";
import { describedBy, FieldShell } from "../details/text-field";
import type { EnquiryState } from "../flow/enquiry-state";
import type { DetailField } from "../flow/enquiry-types";
import { formLayouts } from "../forms/form-layouts";
import * as styles from "./visit-fields.module.css";
import { partsOf, type VisitDay } from "./visit-plan";

interface VisitFieldsProps {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly enquiry: Pick<EnquiryState, "details" | "notice">;
  readonly isBusy: boolean;
  /** Cities of the homes. */
  readonly cities: readonly string[];
  readonly days: readonly VisitDay[];
  readonly onEdit: (name: DetailField, value: string) => void;
}

/** Two wishes, the number of people, and whether they come or call; the city where the homes are in several. */
export function VisitFields({ id, enquiry, isBusy, cities, days, onEdit }: VisitFieldsProps) {
  const { details, notice } = enquiry;
  const words = (choices: readonly { readonly words: string }[]) => choices.map((choice) => choice.words);
  const dayWords = words(days);
  const offered = new Map<string, readonly string[]>([
    ["visitCity", cities.length > 1 ? cities : []],
    ["firstDay", dayWords],
    ["firstPart", words(partsOf(days, details.firstDay))],
    ["secondDay", dayWords],
    ["secondPart", words(partsOf(days, details.secondDay))],
    ["people", ["1", "2", "3", "4", "5", "6 or more"]],
    ["visitKind", ["In person", "Video call"]],
  ]);
  return (
    <div className={styles.fields}>
      {formLayouts.visit.fields.map((field) => {
        const { name, placeholder } = field;
        const choices = offered.get(name) ?? [];
        if (choices.length === 0 && placeholder === undefined) return null;
        if (!offered.has(name)) return null;
        const fieldId = `${id}-${name}`;
        const isWrong = notice?.kind === "error" && notice.field === name;
        const note = isWrong ? { isError: true, text: notice.text } : null;
        return (
          <FieldShell key={name} id={fieldId} field={field} note={note}>
            <div className={`${controlStyles.box} ${styles.choice}`}>
              <select
                id={fieldId}
                name={name}
                className={`${controlStyles.control} ${controlStyles.roomRight}`}
                value={details[name]}
                disabled={isBusy}
                aria-required
                aria-invalid={isWrong}
                aria-describedby={describedBy(fieldId, field, note)}
                onChange={(event) => onEdit(name, event.target.value)}
              >
                {placeholder !== undefined && <option value="">{placeholder}</option>}
                {choices.map((choice) => (
                  <option key={choice} disabled={name.endsWith("Day") && partsOf(days, choice).length === 0}>
                    {choice}
                  </option>
                ))}
              </select>
              <Icon name="chevron-down" size={18} className={controlStyles.chevron} />
            </div>
          </FieldShell>
        );
      })}
    </div>
  );
}
