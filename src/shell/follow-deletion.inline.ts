import { deletionSignal } from "../config/storage-keys";

/** "Delete my data" in another tab: clears this one's session and its forms (docs/decisions/storage-and-privacy.md). */
addEventListener("storage", ({ key, newValue }) => {
  if (key !== deletionSignal || !newValue) return;
  try {
    sessionStorage.clear();
    dispatchEvent(new StorageEvent("storage"));
  } catch {
    // Refused storage holds nothing to clear.
  }
});
