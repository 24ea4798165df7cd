/** Opens the picker on a first visit (docs/decisions/city.md), after pre-paint.inline.ts, whose marks it reads. */
import { storageKeys } from "../config/storage-keys";
import { stored } from "./pre-paint.inline";

const marks = document.documentElement.dataset;
const pickerId = document.currentScript?.dataset.picker;

function onClose(): void {
  delete marks.covered;
  try {
    localStorage.setItem(storageKeys.cityPickerSeen, "1");
  } catch {
    // Refused storage: it opens again.
  }
}

function open(): void {
  const picker = document.querySelector<HTMLDialogElement>(`#${pickerId}`);
  // Its HTML may be incomplete; without a part the picker would grow upwards.
  if (picker?.nextSibling == null && document.readyState === "loading") {
    requestAnimationFrame(open);
    return;
  }
  if (picker?.showModal === undefined || document.querySelector("dialog[open]") !== null) return;
  picker.dataset.early = "";
  marks.covered = "";
  picker.showModal();
  // Ahead of the bundles, which this frame also requests.
  for (const picture of picker.querySelectorAll("img")) picture.loading = "eager";
  picker.addEventListener("close", onClose, { once: true });
}

const isSeen = stored(storageKeys.cityPickerSeen) === "1";
if (!isSeen && marks.city === undefined && !/[?&]city=/.test(location.search)) requestAnimationFrame(open);
