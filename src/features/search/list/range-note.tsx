import { Icon } from "../../../ui/icon";

interface RangeNoteProps {
  readonly id: string;
  readonly text: string;
  readonly isFault: boolean;
}

export function RangeNote({ id, text, isFault }: RangeNoteProps) {
  return (
    <p id={id} className={isFault ? "fault" : "hint"} aria-live="polite">
      {isFault && <Icon name="circle-alert" size={17} />}
      <span>{text}</span>
    </p>
  );
}
