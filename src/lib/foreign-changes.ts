/** Undoes what extensions and translators change before hydration (docs/decisions/early-input.md). */

declare global {
  interface Window {
    /** Stops the observer of early-clicks.inline.ts and returns its records. */
    readonly takeForeignChanges?: () => readonly MutationRecord[];
  }
}

export const watchedChanges: MutationObserverInit = {
  childList: true,
  characterData: true,
  characterDataOldValue: true,
  subtree: true,
};

/** An extension may put its element back at once, for ever. */
const mostUndoings = 20;

let changes: readonly MutationRecord[] = [];
let observer: MutationObserver | undefined;
const hydrating = new Map<Element, number>();

function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  if (type === "characterData") target.nodeValue = oldValue;
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const before = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, before);
}

/** From last to first, so that each record finds the DOM as it left it. */
function undoIn(part: Element): void {
  const { activeElement } = document;
  changes = [...changes].reverse().filter((change) => {
    const isHere = part.contains(change.target);
    if (isHere) undo(change);
    return !isHere;
  });
  changes = [...changes].reverse();
  observer?.takeRecords();
  // Moving an element drops its focus.
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
  changes = changes.filter(isBuilt);
}

/** Takes over from the inline script; call first in the bundle. */
export function watchForeignChanges(): void {
  changes = window.takeForeignChanges?.() ?? [];
  observer = new MutationObserver(note);
  observer.observe(document.body, watchedChanges);
}

/** Restores a part to what was built, until `endHydration`; call just before React hydrates it. */
export function beginHydration(part: Element): void {
  if (observer === undefined) return;
  changes = [...changes, ...observer.takeRecords()];
  hydrating.set(part, mostUndoings);
  undoIn(part);
}

/** Call in a layout effect, before React changes the part. */
export function endHydration(part: Element): void {
  for (const each of hydrating.keys()) if (each.contains(part)) hydrating.delete(each);
  if (hydrating.size === 0 && document.querySelector("[data-dehydrated]") === null) observer?.disconnect();
}
