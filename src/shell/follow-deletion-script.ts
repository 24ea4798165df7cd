import { deletionSignal } from "../config/storage-keys";

/**
 * Text of the script (ES5) by which "Delete my data" reaches what other tabs hold: their session storage is cleared, and
 * an event tells the page so, as for a cleared storage, so that forms empty themselves
 * (docs/decisions/d7-notice-and-honeypot.md).
 */
export const followDeletionScript =
  `addEventListener("storage",function(e){if(e.key===${JSON.stringify(deletionSignal)}&&e.newValue)try{` +
  `sessionStorage.clear();dispatchEvent(new StorageEvent("storage"))}catch(x){}});`;
