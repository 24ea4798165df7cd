import { deletionSignal } from "../config/storage-keys";

/**
 * "Delete my data" reaches what other tabs hold: their session storage is cleared, and the event of a cleared storage
 * has forms empty themselves (docs/decisions/storage-and-privacy.md).
 */
addEventListener("storage", ({ key, newValue }) => {
  if (key !== deletionSignal || !newValue) return;
  try {
    sessionStorage.clear();
    dispatchEvent(new StorageEvent("storage"));
  } catch {
    // Where storage is refused there is none to clear.
  }
});
