import { useEffect, useState } from "react";
import type { VisitTimes } from "../../../catalogue/visit-times";
import { useSiteFacts } from "../../../site/site-data";
import { typedForVisit, visitChoices } from "../form/form-layouts";
import { EnquiryDialog } from "../flow/enquiry-dialog";
import {
  type VisitHome,
  meaningOf,
  staleChoices,
  titlesOf,
  visitDays,
  partsOf,
  zoneNote,
  type VisitDay,
} from "./visit-plan";
import { useStore } from "../../../visitor/use-store";
import { createObservable } from "../../../lib/observable";
import type { DetailField } from "../form/enquiry-types";
import { startDialogSession } from "../flow/enquiry-flow";
import { Icon } from "../../../ui/icon";
import { controlOf, FieldShell } from "../form/fields";
import type { EnquiryState } from "../flow/enquiry-machine";
import * as controlStyles from "../../../ui/fields.module.css";
import * as styles from "./visit-modal.module.css";

interface VisitFieldsProps {
  readonly homes: readonly VisitHome[];
  readonly enquiry: Pick<EnquiryState, "details" | "notice">;
  readonly isBusy: boolean;
  readonly days: readonly VisitDay[];
  readonly onEdit: (name: DetailField, value: string) => void;
}

function VisitFields({ homes, enquiry, isBusy, days, onEdit }: VisitFieldsProps) {
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
        Choose two times that suit you; we call to agree on one.
        <span>{zoneNote(visitCity, days)}</span>
      </p>
      <div className={`stack ${styles.fields}`}>
        {visitChoices.map((field) => {
          const { name, placeholder } = field;
          if (name === "visitCity" && cities.length === 1) return null;
          const fieldId = `enquiry-visit-${name}`;
          const isWrong = notice?.kind === "error" && notice.field === name;
          const note = isWrong ? { isError: true, text: notice.text } : null;
          return (
            <FieldShell key={name} id={fieldId} field={field} note={note}>
              <div className={controlStyles.box}>
                <select
                  {...controlOf({ id: fieldId, field, note, isDisabled: isBusy })}
                  className={`control ${controlStyles.roomRight}`}
                  value={details[name]}
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
                <Icon name="chevron-down" size="text" className={controlStyles.chevron} />
              </div>
            </FieldShell>
          );
        })}
      </div>
    </>
  );
}

function createVisit(homes: readonly VisitHome[], times: VisitTimes, brand: string, onLeave: () => void) {
  const firstCity = homes[0]?.city ?? "";
  const daysOf = (city: string) => visitDays(times, city, Date.now());
  const days = createObservable(daysOf(firstCity));
  const context = { brand, propertyTitle: titlesOf(homes), visit: meaningOf(homes, days.get) };
  const session = startDialogSession({
    formId: "visit",
    context,
    initialDetails: { visitCity: firstCity },
    onLeave,
  });
  const dropStale = () => {
    const { details, phase } = session.getState();
    // A code has been sent for these choices.
    if (phase !== "details") return;
    days.set(daysOf(details.visitCity));
    staleChoices(details, days.get()).forEach((field) => session.edit(field, ""));
  };
  return {
    context,
    session: {
      ...session,
      submitDetails: () => {
        dropStale();
        session.submitDetails();
      },
      restoreDraft: () => {
        session.restoreDraft();
        dropStale();
      },
    },
    days,
    dropStale,
    choose: (field: DetailField, value: string) => {
      session.edit(field, value);
      dropStale();
    },
  };
}

export { parseVisitTimes } from "./visit-plan";

interface VisitModalProps {
  /** At least one; must not change while it is mounted. */
  readonly homes: readonly VisitHome[];
  readonly times: VisitTimes;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** 'Book a visit' (docs/decisions/visits.md). */
export function VisitModal({ homes, times, isOpen, onClose }: VisitModalProps) {
  const { name } = useSiteFacts();
  const [visit] = useState(() => createVisit(homes, times, name, onClose));
  useEffect(() => {
    if (isOpen) visit.dropStale();
  }, [isOpen, visit]);
  const days = useStore(visit.days);
  return (
    <EnquiryDialog
      formId="visit"
      title="Book a visit"
      layout={typedForVisit}
      enquiry={visit}
      open={isOpen}
      onClose={onClose}
      above={(state, isBusy) => (
        <VisitFields homes={homes} enquiry={state} isBusy={isBusy} days={days} onEdit={visit.choose} />
      )}
    />
  );
}
