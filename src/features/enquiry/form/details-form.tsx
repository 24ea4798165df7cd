import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../ui/button";
import { phoneBounds, isUnlistedNumber } from "./phone-input";
import type { PhoneReading } from "./phone-reading";
import type { DetailField, EnquiryDetails, FormNotice } from "./enquiry-types";
import {
  sendButtonText,
  sendingButtonText,
  type FormLayout,
  type FormField,
  honeypotFieldName,
} from "./form-layouts";
import { PhoneField, TextField, type FieldNote, type TextFieldProps } from "./fields";
import { Link } from "gatsby";
import { useSharedTexts } from "../../../site/site-data";
import { routes } from "../../../config/routes";
import * as styles from "./details-form.module.css";

/** Honeypot: hidden from people and assistive technology (docs/decisions/storage-and-privacy.md). */
function HoneypotField({ value, onEdit }: Pick<TextFieldProps, "value" | "onEdit">) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Please leave this empty
        <input
          type="text"
          name={honeypotFieldName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-lpignore="true"
          value={value}
          onChange={(event) => onEdit(event.target.value)}
        />
      </label>
    </div>
  );
}

/** docs/decisions/storage-and-privacy.md. */
function PrivacyNotice() {
  const { privacyNotice, policyLink } = useSharedTexts();
  const [before, after = ""] = privacyNotice.split("{policy}");
  return (
    <p className={`underlined-links ${styles.notice}`}>
      {before}
      <Link to={routes.privacy}>{policyLink}</Link>
      {after}
    </p>
  );
}

interface DetailsState {
  readonly details: EnquiryDetails;
  readonly issue: FormNotice | null;
  /** For a phone that is being typed (docs/requirements.md 5.1, blog). */
  readonly livePhone?: string | null;
  readonly phoneReading: PhoneReading | null;
  readonly isBusy: boolean;
}

interface DetailsFormProps {
  readonly id: string;
  readonly layout: FormLayout;
  readonly state: DetailsState;
  readonly onEdit: (name: DetailField, value: string) => void;
  readonly onSubmit: () => void;
  readonly notice?: ReactNode;
  readonly actions?: ReactNode;
}

/** The box above the fields has the text of the requirements. */
const unlistedText =
  "This form takes phone numbers of the countries in the list. Please write another one into your message.";

function noteOf(
  field: FormField,
  layout: FormLayout,
  { details, issue, livePhone }: DetailsState,
): FieldNote | null {
  const isUnlisted = field.name === "phone" && isUnlistedNumber(details.phone);
  if (issue?.kind === "error" && issue.field === field.name) {
    if (isUnlisted) return { isError: true, text: unlistedText };
    const { min, max } = phoneBounds(details.countryCode, layout.phoneRule);
    const isShort = field.name === "phone" && details.phone !== "" && min === max;
    return {
      isError: true,
      text: isShort ? `${details.phone.length} of ${max} digits entered` : (issue.fieldText ?? issue.text),
    };
  }
  const isLive = field.name === "phone" && typeof livePhone === "string";
  return isLive ? { isError: false, text: isUnlisted ? unlistedText : livePhone } : null;
}

/** Step 1 (docs/requirements.md 4.1). `method="dialog"` submits nothing, should Enter come before hydration. */
export function DetailsForm({ id, layout, state, onEdit, onSubmit, notice, actions }: DetailsFormProps) {
  const { details, isBusy } = state;
  const [isPhoneTouched, setIsPhoneTouched] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const editPhone = (name: "countryCode" | "phone", value: string) => {
    setIsPhoneTouched(true);
    onEdit(name, value);
  };
  return (
    <form className={`stack ${styles.form}`} method="dialog" noValidate aria-busy={isBusy} onSubmit={submit}>
      {notice}
      <div className={`stack ${styles.fields}`}>
        {layout.fields.map((field) => {
          const common = {
            id: `${id}-${field.name}`,
            field,
            note: noteOf(field, layout, isPhoneTouched ? state : { ...state, livePhone: null }),
            isDisabled: isBusy,
          };
          return field.name === "phone" ? (
            <PhoneField
              key={field.name}
              {...common}
              layout={layout}
              details={details}
              reading={state.phoneReading}
              onEdit={editPhone}
            />
          ) : (
            <TextField
              key={field.name}
              {...common}
              value={details[field.name]}
              onEdit={(value) => onEdit(field.name, value)}
            />
          );
        })}
      </div>
      <HoneypotField value={details.website} onEdit={(value) => onEdit("website", value)} />
      <div className="cluster">
        {actions}
        <Button type="submit" className={`needs-script ${styles.send}`} busy={isBusy} disabled={isBusy}>
          {isBusy ? sendingButtonText : sendButtonText}
        </Button>
      </div>
      <PrivacyNotice />
    </form>
  );
}
