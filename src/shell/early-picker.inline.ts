/**
 * Opens the city picker with the first frame where a page has it in its HTML, no city is chosen or in the address, and it
 * has not been seen; once closed it counts as seen (docs/decisions/city.md). Refused storage
 * counts as not seen. While it is open, `data-covered` on `<html>` keeps lazy pictures behind it from the line
 * (picture.module.css). Comes after pre-paint.inline.ts, whose mark of a chosen city it reads.
 */
import { storageKeys } from "../config/storage-keys";

const marks = document.documentElement.dataset;
const pickerId = document.currentScript?.dataset.picker;

function isSeen(): boolean {
  try {
    return localStorage.getItem(storageKeys.cityPickerSeen) === "1";
  } catch {
    return false;
  }
}

function onClose(): void {
  delete marks.covered;
  try {
    localStorage.setItem(storageKeys.cityPickerSeen, "1");
  } catch {
    // It will open again.
  }
}

function open(): void {
  const picker = document.querySelector<HTMLDialogElement>(`#${pickerId}`);
  // The frame may come before the end of its HTML; a picker of which a part is missing would grow upwards.
  if (picker?.nextSibling == null && document.readyState === "loading") {
    requestAnimationFrame(open);
    return;
  }
  if (picker?.showModal === undefined || document.querySelector("dialog[open]") !== null) return;
  picker.dataset.early = "";
  marks.covered = "";
  picker.showModal();
  // Before the bundles, which this frame asks for, too.
  for (const picture of picker.querySelectorAll("img")) picture.loading = "eager";
  picker.addEventListener("close", onClose, { once: true });
}

if (!isSeen() && marks.city === undefined && !/[?&]city=/.test(location.search)) requestAnimationFrame(open);
