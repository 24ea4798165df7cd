import { type ReactNode, useState } from "react";
import { fitEntry } from "../../../lib/text";
import { Icon } from "../../../ui/icon";
import { maxLineLength, maxMessageLength, type EnquiryDetails } from "./enquiry-types";
import type { FormField, FormLayout } from "./form-layouts";
import { countries, countryOptionLabel, phonePlaceholder } from "./phone-input";
import type { PhoneReading } from "./phone-reading";
import * as styles from "./details-form.module.css";

export interface FieldNote {
  readonly text: string;
  readonly isError: boolean;
}

interface Control {
  readonly id: string;
  readonly field: FormField;
  readonly note: FieldNote | null;
  readonly isDisabled: boolean;
}

interface PhoneFieldProps extends Control {
  readonly layout: FormLayout;
  readonly details: Pick<EnquiryDetails, "countryCode" | "phone">;
  /** Null until the flow has loaded, which reads what was typed by then. */
  readonly reading: PhoneReading | null;
  readonly onEdit: (name: "countryCode" | "phone", value: string) => void;
}

/** No maxLength: `phone-reading.ts` cuts what is typed (docs/decisions/phones-and-chat.md). A begun country code stays
 * in the field; digits cut off count again for a country with longer numbers. */
export function PhoneField(props: PhoneFieldProps) {
  const { id, field, layout, details, reading, note, isDisabled, onEdit } = props;
  const { countryCode, phone } = details;
  const { phoneRule } = layout;
  /** All that was typed, as long as the field shows what it is read as. */
  const [typed, setTyped] = useState("");
  const unfinished = phone === "" ? (reading?.unfinishedCountryCode(typed) ?? "") : "";
  const shown = unfinished || phone;
  const whole = reading?.parseWholePhone(typed, countryCode, phoneRule).phone ?? typed;
  const isShown = (reading?.truncatePhone(whole, countryCode, phoneRule) ?? typed) === phone;

  const edit = (value: string) => {
    const isContinued = isShown && value !== "" && value.startsWith(shown);
    const text = isContinued ? typed + value.slice(shown.length) : value;
    setTyped(text);
    onEdit("phone", reading?.unfinishedCountryCode(text) ? "" : text);
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
        <div className={`control ${styles.country}`} data-disabled={isDisabled || undefined}>
          <span aria-hidden="true">{countryCode}</span>
          <Icon name="chevron-down" size="small" />
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
          {...controlOf(props)}
          // Not "tel": browsers fill in a national number ("tel-national") in text fields alone.
          type="text"
          inputMode="tel"
          className="control"
          autoComplete={field.autoComplete}
          placeholder={phonePlaceholder(countryCode, layout.phoneRule, layout.phonePlaceholder)}
          value={shown}
          onChange={(event) => edit(event.target.value)}
          onBlur={() => {
            if (unfinished !== "") setTyped("");
          }}
        />
      </div>
    </FieldShell>
  );
}

/** What the controls of all fields have in common. */
export function controlOf({ id, field, note, isDisabled }: Control) {
  const ids = [field.hint === undefined ? "" : `${id}-hint`, note === null ? "" : `${id}-note`];
  return {
    id,
    name: field.name,
    disabled: isDisabled,
    "aria-required": field.isOptional !== true,
    "aria-invalid": note?.isError === true,
    "aria-describedby": ids.filter((part) => part !== "").join(" ") || undefined,
  };
}

interface FieldShellProps extends Omit<Control, "isDisabled"> {
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}

export function FieldShell({ id, field, note, aside, children }: FieldShellProps) {
  return (
    <div data-field={field.name}>
      <div className="field-label">
        <label htmlFor={id}>
          {field.label}
          {field.isOptional && <span> (optional)</span>}
        </label>
        {aside !== undefined && (
          <span className="num" aria-hidden="true">
            {aside}
          </span>
        )}
      </div>
      {children}
      {field.hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
          {field.hint}
        </p>
      )}
      {note !== null && (
        <p id={`${id}-note`} className={note.isError ? "issue" : "hint"}>
          {note.isError && <Icon name="circle-alert" size="small" />}
          <span>{note.text}</span>
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps extends Control {
  readonly value: string;
  readonly onEdit: (value: string) => void;
}

/** The message has several lines, and a counter once something is typed. */
export function TextField({ value, onEdit, ...control }: TextFieldProps) {
  const { id, field, note } = control;
  const { name, placeholder, autoComplete = "off" } = field;
  const common = { ...controlOf(control), placeholder, autoComplete, value, className: "control" };
  const isMessage = name === "message";
  const count = isMessage && value !== "" ? `${value.length} of ${maxMessageLength}` : undefined;
  return (
    <FieldShell id={id} field={field} note={note} aside={count}>
      {isMessage ? (
        <textarea
          {...common}
          rows={4}
          onChange={(event) => onEdit(fitEntry(event.target, maxMessageLength))}
        />
      ) : (
        <input
          {...common}
          type={name === "email" ? "email" : "text"}
          spellCheck={false}
          autoCapitalize={name === "email" ? "none" : "words"}
          onChange={(event) => onEdit(fitEntry(event.target, maxLineLength))}
        />
      )}
    </FieldShell>
  );
}
