import { Icon } from "../../../ui/icon";
import * as styles from "./range-note.module.css";

interface RangeNoteProps {
  readonly id: string;
  readonly text: string;
  readonly isFault: boolean;
}

export function RangeNote({ id, text, isFault }: RangeNoteProps) {
  return (
    <p id={id} className={isFault ? styles.fault : styles.note} aria-live="polite">
      {isFault && <Icon name="circle-alert" size={17} />}
      <span>{text}</span>
    </p>
  );
}
