import * as controlStyles from "../../../ui/fields.module.css";
import { Icon } from "../../../ui/icon";
import { describedBy, FieldShell } from "../details/text-field";
import type { EnquiryState } from "../flow/enquiry-state";
import type { DetailField } from "../flow/enquiry-types";
import { visitChoices } from "../forms/form-layouts";
import * as styles from "./visit-fields.module.css";
import { partsOf, titlesOf, zoneNote, type VisitDay, type VisitHome } from "./visit-plan";

interface VisitFieldsProps {
  readonly homes: readonly VisitHome[];
  readonly enquiry: Pick<EnquiryState, "details" | "notice">;
  readonly isBusy: boolean;
  readonly days: readonly VisitDay[];
  readonly onEdit: (name: DetailField, value: string) => void;
}

/**
 * What the visit is to, two wishes, the number of people, and whether they come or call; the city where the homes are
 * in several.
 */
export function VisitFields({ homes, enquiry, isBusy, days, onEdit }: VisitFieldsProps) {
  const { details, notice } = enquiry;
  const { visitCity } = details;
  const cities = [...new Set(homes.map(({ city }) => city))];
  const words = (choices: readonly { readonly words: string }[]) => choices.map((choice) => choice.words);
  const dayWords = words(days);
  const offered = new Map<string, readonly string[]>([
    ["visitCity", cities],
    ["firstDay", dayWords],
    ["firstPart", words(partsOf(days, details.firstDay))],
    ["secondDay", dayWords],
    ["secondPart", words(partsOf(days, details.secondDay))],
    ["people", ["1", "2", "3", "4", "5", "6 or more"]],
    ["visitKind", ["In person", "Video call"]],
  ]);
  return (
    <>
      <p className={styles.about}>
        <b>{titlesOf(homes.filter(({ city }) => city === visitCity))}</b>
        Choose two times that suit you; we call to agree on one.{zoneNote(visitCity, days)}
      </p>
      <div className={styles.fields}>
        {visitChoices.map((field) => {
          const { name, placeholder } = field;
          if (name === "visitCity" && cities.length === 1) return null;
          const fieldId = `enquiry-visit-${name}`;
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
                  {offered.get(name)?.map((choice) => (
                    <option
                      key={choice}
                      disabled={name.endsWith("Day") && partsOf(days, choice).length === 0}
                    >
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
    </>
  );
}
