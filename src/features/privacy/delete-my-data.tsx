import { useState } from "react";
import { Button } from "../../ui/button";
import { deletionSignal, storageKeyPrefixes, storageKeys } from "../../config/storage-keys";
import { localStore, sessionStore } from "../../lib/storage";
import * as styles from "./delete-my-data.module.css";

const keys: readonly string[] = Object.values(storageKeys);
const prefixes = Object.values(storageKeyPrefixes);

function isOurKey(key: string): boolean {
  return keys.includes(key) || prefixes.some((prefix) => key.startsWith(prefix));
}

/** Every tab clears its session storage (src/shell/guards.inline.ts); false when storage is refused. */
export function deleteStoredData(): boolean {
  const results = [localStore.removeWhere(isOurKey), sessionStore.removeWhere(() => true)];
  localStore.set(deletionSignal, "1");
  localStore.remove(deletionSignal);
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  return results.every(Boolean);
}

const answers = {
  done: "Done. Nothing that this site had stored is left on this device.",
  refused:
    "Your browser does not let this page use its storage, so nothing could be deleted here. You can clear the site's data in the browser's settings.",
} as const;

/** 'Delete my data on this device' (docs/decisions/storage-and-privacy.md). */
export function DeleteMyData() {
  const [answer, setAnswer] = useState<keyof typeof answers | null>(null);
  return (
    <div className={styles.block}>
      <Button
        look="outline"
        icon="trash-2"
        onClick={() => setAnswer(deleteStoredData() ? "done" : "refused")}
      >
        Delete my data on this device
      </Button>
      <p role="status" className={answer === "refused" ? styles.refused : styles.done}>
        {answer !== null && answers[answer]}
      </p>
    </div>
  );
}
