import { useId } from "react";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import * as styles from "./confirm-dialog.module.css";

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question: the dialog's heading. */
  readonly question: string;
  /** What the question is about, below it. */
  readonly subject?: string;
  /** Label of the button that confirms. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is removed; Cancel, Escape and a press on the backdrop leave everything as it is. */
export function ConfirmDialog({ open, question, subject, action, onConfirm, onCancel }: ConfirmDialogProps) {
  const headingId = useId();
  return (
    <Dialog open={open} onClose={onCancel} labelledBy={headingId} className={styles.dialog}>
      <div className={styles.body}>
        <h2 id={headingId} className={styles.question}>
          {question}
        </h2>
        {subject !== undefined && <p className={styles.subject}>{subject}</p>}
        <div className={styles.choices}>
          <Button onClick={onConfirm}>{action}</Button>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
