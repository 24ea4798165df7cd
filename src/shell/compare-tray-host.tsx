import { useSyncExternalStore } from "react";
import { compareTrayUpdated, storageKeys } from "../config/storage-keys";
import { followStored } from "../lib/storage";
import { lazyPart, useLazyPart } from "../ui/use-lazy-part";
import { hasCompareTray } from "../visitor/has-marked-homes";

const compareTray = lazyPart(() => import("../features/compare/compare-tray"));

const follow = (onChange: () => void) => followStored(storageKeys.compareTray, compareTrayUpdated, onChange);
const never = () => false;

/** Loads the tray of homes to compare where this browser has one; other visits load nothing of it. */
export function CompareTrayHost() {
  const isWanted = useSyncExternalStore(follow, hasCompareTray, never);
  const part = useLazyPart(compareTray, isWanted);
  return isWanted && part !== null ? <part.CompareTray /> : null;
}
