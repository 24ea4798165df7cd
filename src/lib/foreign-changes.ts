/**
 * What others than this site change in the built HTML before React has it: password managers, writing aids, translators.
 * React would render anew a part that is not as it was built (docs/decisions/early-input.md).
 */

declare global {
  interface Window {
    /** Ends the watch of src/shell/early-clicks.inline.ts and returns what it saw, in order. */
    readonly takeForeignChanges?: () => readonly MutationRecord[];
  }
}

/** What is watched, by the inline script as by the bundle. */
export const watchedChanges: MutationObserverInit = {
  childList: true,
  characterData: true,
  characterDataOldValue: true,
  subtree: true,
};

/** An extension that puts its element back at once does not go on for ever. */
const mostUndoings = 20;

let changes: readonly MutationRecord[] = [];
let observer: MutationObserver | undefined;
/** The parts that React is hydrating, with how often a change in them may still be undone. */
const hydrating = new Map<Element, number>();

function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (type === "characterData") target.nodeValue = oldValue;
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const before = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, before);
}

/** From the last change to the first, so that each finds the page as it left it. */
function undoIn(part: Element): void {
  const { activeElement } = document;
  changes = [...changes].reverse().filter((change) => {
    const isHere = part.contains(change.target);
    if (isHere) undo(change);
    return !isHere;
  });
  changes = [...changes].reverse();
  observer?.takeRecords();
  // An element that is put back where it was has lost the focus on the way.
  if (activeElement instanceof HTMLElement && document.activeElement !== activeElement)
    activeElement.focus({ preventScroll: true });
}

function isBuilt({ target }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  return !target.isConnected || (element !== null && element.closest("[data-dehydrated]") !== null);
}

function note(more: readonly MutationRecord[]): void {
  changes = [...changes, ...more];
  for (const [part, left] of hydrating) {
    if (left === 0 || !changes.some(({ target }) => part.contains(target))) continue;
    hydrating.set(part, left - 1);
    undoIn(part);
  }
  // What React has hydrated is its own.
  changes = changes.filter(isBuilt);
}

/** Goes on watching where the inline script ends; for the bundle's first moment. */
export function watchForeignChanges(): void {
  changes = window.takeForeignChanges?.() ?? [];
  observer = new MutationObserver(note);
  observer.observe(document.body, watchedChanges);
}

/** Makes a part as it was built, and keeps it so until `endHydration`; for the moment before React hydrates it. */
export function beginHydration(part: Element): void {
  if (observer === undefined) return;
  changes = [...changes, ...observer.takeRecords()];
  hydrating.set(part, mostUndoings);
  undoIn(part);
}

/** React has the part, and all around it; for a layout effect, after which React changes it. */
export function endHydration(part: Element): void {
  for (const each of hydrating.keys()) if (each.contains(part)) hydrating.delete(each);
  if (hydrating.size === 0 && document.querySelector("[data-dehydrated]") === null) observer?.disconnect();
}
