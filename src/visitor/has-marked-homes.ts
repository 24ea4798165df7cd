import { storageKeys } from "../config/storage-keys";
import { localStore } from "../lib/storage";
import { readWishlist } from "./wishlist";

/** Whether this browser has put homes aside to be compared. Apart from the tray's code, which few visits load. */
export function hasCompareTray(): boolean {
  return localStore.get(storageKeys.compareTray) !== null;
}

/** Whether cards have something to show of this visitor: a home that is saved, or put aside to be compared. */
export function hasMarkedHomes(): boolean {
  return readWishlist().length > 0 || hasCompareTray();
}
