import { useState } from "react";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { deleteStoredData } from "./stored-data";
import * as styles from "./delete-my-data.module.css";

const answers = {
  done: "Done. Nothing that this site had stored is left on this device.",
  refused:
    "Your browser does not let this page use its storage, so nothing could be deleted here. You can clear the site's data in the browser's settings.",
} as const;

/** 'Delete my data on this device' of the privacy policy (docs/decisions/d7-notice-and-honeypot.md). */
export function DeleteMyData() {
  const [answer, setAnswer] = useState<keyof typeof answers | null>(null);
  return (
    <div className={styles.block}>
      <Button look="outline" onClick={() => setAnswer(deleteStoredData() ? "done" : "refused")}>
        <Icon name="trash-2" size={18} />
        Delete my data on this device
      </Button>
      <p role="status" className={answer === "refused" ? styles.refused : styles.done}>
        {answer !== null && answers[answer]}
      </p>
    </div>
  );
}
