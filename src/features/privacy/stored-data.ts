/**
 * Everything that this site may have put into the browser's storage (specification 3, and what the privacy policy
 * lists besides).
 */
const keys = [
  "wishlist",
  "selectedCity",
  "cityPickerSeen",
  "propertyEnquiries",
  "contact_last_submit_time",
  "recentlyViewed",
  "conversions-reported",
] as const;

const keyPrefixes = ["comments_post_", "enquiry-draft:"] as const;

/** Whether a key of storage is one of this site's. */
function isOurKey(key: string): boolean {
  return keys.some((name) => name === key) || keyPrefixes.some((prefix) => key.startsWith(prefix));
}

function clearStorage(getStorage: () => Storage): boolean {
  try {
    const storage = getStorage();
    Object.keys(storage)
      .filter(isOurKey)
      .forEach((key) => storage.removeItem(key));
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes all of it, in local and in session storage, and lets what is on the page forget it too: an event without a
 * key means that everything changed. False when the browser refuses access to its storage.
 */
export function deleteStoredData(): boolean {
  const results = [clearStorage(() => window.localStorage), clearStorage(() => window.sessionStorage)];
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  return results.every(Boolean);
}
