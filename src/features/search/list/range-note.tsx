import { Icon } from "../../../ui/icon";
import type { RangeControl } from "../filters/filter-definition";
import type { SearchCriteria } from "../filters/filter-table";
import * as styles from "./range-note.module.css";

interface RangeNoteProps {
  readonly id: string;
  readonly control: RangeControl<SearchCriteria>;
  readonly criteria: SearchCriteria;
  readonly isUnread: boolean;
}

export function RangeNote({ id, control, criteria, isUnread }: RangeNoteProps) {
  const fault = control.fault(criteria, isUnread);
  return (
    <p id={id} className={fault === null ? styles.note : styles.fault} aria-live="polite">
      {fault !== null && <Icon name="circle-alert" size={17} />}
      <span>{fault ?? control.echo(criteria)}</span>
    </p>
  );
}
