import { useState } from "react";
import { Icon } from "../../../ui/icon";
import { countries, countryOptionLabel, phonePlaceholder } from "./countries";
import type { EnquiryDetails } from "./enquiry-types";
import type { FormLayout, FormField } from "./form-layouts";
import { readWholePhone, truncatePhone } from "./phone-input";
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
 * that is being typed stays in the field until it is complete, cannot become one, or the field is left. Of a number that
 * is cut, the rest is remembered: what is typed next is read with it, and a country chosen later may have room for it.
 */
export function PhoneField({ id, field, layout, details, note, isDisabled, onEdit }: PhoneFieldProps) {
  const { countryCode, phone } = details;
  const { phoneRule } = layout;
  const [unfinished, setUnfinished] = useState("");
  /** All that was typed, as long as the field shows what it is read as. */
  const [typed, setTyped] = useState("");
  const shown = unfinished || phone;
  const whole = readWholePhone(typed, countryCode, phoneRule).phone;
  const isShown = truncatePhone(whole, countryCode, phoneRule) === phone;

  const edit = (value: string) => {
    const isContinued = isShown && shown !== "" && value.startsWith(shown);
    const text = isContinued ? typed + value.slice(shown.length) : value;
    const code = unfinishedCountryCode(text);
    setTyped(text);
    setUnfinished(code);
    onEdit("phone", code === "" ? text : "");
  };
  const choose = (code: string) => {
    const digits = isShown ? whole : phone;
    setTyped(digits);
    onEdit("countryCode", code);
    if (digits !== phone) onEdit("phone", digits);
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
            onChange={(event) => choose(event.target.value)}
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
          value={shown}
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
