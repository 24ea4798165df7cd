import { Icon } from "../../../ui/icon";

export function RangeNote({ id, text, isIssue }: { id: string; text: string; isIssue: boolean }) {
  return (
    <p id={id} className={isIssue ? "issue" : "hint"} aria-live="polite">
      {isIssue && <Icon name="circle-alert" size="small" />}
      <span>{text}</span>
    </p>
  );
}

/** Focuses the first `aria-invalid` field, opening its `<details>`; returns whether there is one. */
export function focusInvalid(within: HTMLElement | null): boolean {
  const field = within?.querySelector<HTMLElement>("[aria-invalid='true']") ?? null;
  const closed = field?.closest("details");
  if (closed) closed.open = true;
  field?.focus();
  return field !== null;
}
