import { Icon } from "../../../ui/icon";
import * as styles from "./range-note.module.css";

interface RangeNoteProps {
  readonly id: string;
  readonly text: string;
  readonly isIssue: boolean;
}

export function RangeNote({ id, text, isIssue }: RangeNoteProps) {
  return (
    <p id={id} className={isIssue ? styles.fault : styles.note} aria-live="polite">
      {isIssue && <Icon name="circle-alert" size={17} />}
      <span>{text}</span>
    </p>
  );
}
