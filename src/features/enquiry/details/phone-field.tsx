import { useState } from "react";
import { Icon } from "../../../ui/icon";
import { countries, countryOptionLabel, phonePlaceholder } from "./countries";
import type { EnquiryDetails } from "../flow/enquiry-types";
import type { FormLayout, FormField } from "../forms/form-layouts";
import { describedBy, FieldShell, type FieldNote } from "./text-field";
import { unfinishedCountryCode } from "./unfinished-country-code";
import * as styles from "./fields.module.css";

interface PhoneFieldProps {
  readonly id: string;
  readonly field: FormField;
  readonly layout: FormLayout;
  readonly details: Pick<EnquiryDetails, "countryCode" | "phone">;
  readonly note: FieldNote | null;
  readonly isDisabled: boolean;
  readonly onEdit: (name: "countryCode" | "phone", value: string) => void;
}

/**
 * Country list and national number. The list shows names when open and the code alone when closed. `phone-input.ts`
 * reads what is typed or pasted (docs/decisions/d5-phone-digits.md), so the input has no length limit. A country code
 * that is being typed stays in the field until it is complete, cannot become one, or the field is left.
 */
export function PhoneField({ id, field, layout, details, note, isDisabled, onEdit }: PhoneFieldProps) {
  const { countryCode, phone } = details;
  const [unfinished, setUnfinished] = useState("");
  const edit = (typed: string) => {
    const code = unfinishedCountryCode(typed);
    setUnfinished(code);
    onEdit("phone", code === "" ? typed : "");
  };
  return (
    <FieldShell id={id} field={field} note={note}>
      <div className={styles.phone}>
        <div className={styles.country} data-disabled={isDisabled || undefined}>
          <span aria-hidden="true">{countryCode}</span>
          <Icon name="chevron-down" size={16} />
          <select
            name="countryCode"
            aria-label="Country code"
            autoComplete="tel-country-code"
            value={countryCode}
            disabled={isDisabled}
            onChange={(event) => onEdit("countryCode", event.target.value)}
          >
            {countries.map((country) => (
              <option key={country.code} value={country.code}>
                {countryOptionLabel(country)}
              </option>
            ))}
          </select>
        </div>
        <input
          id={id}
          name="phone"
          // Not "tel": browsers fill in a national number ("tel-national") in text fields alone.
          type="text"
          inputMode="tel"
          className={styles.input}
          autoComplete={field.autoComplete}
          placeholder={phonePlaceholder(countryCode, layout.phoneRule, layout.phonePlaceholder)}
          value={unfinished || phone}
          disabled={isDisabled}
          aria-required={field.isRequired}
          aria-invalid={note?.isError === true}
          aria-describedby={describedBy(id, field, note)}
          onChange={(event) => edit(event.target.value)}
          onBlur={() => setUnfinished("")}
        />
      </div>
    </FieldShell>
  );
}
