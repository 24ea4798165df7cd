/** Undoes what extensions and translators change while React hydrates (docs/decisions/early-input.md). */

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
const maxUndoings = 20;

let changes: readonly MutationRecord[] = [];
let observer: MutationObserver | undefined;

type PutBack = (() => void)[];
const hydrating = new Map<Element, { undoingsLeft: number; readonly putBack: PutBack }>();

const waiting = "[data-dehydrated]";
/** The innermost part that waits for hydration. */
const partOf = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest(waiting) ?? null;

const isOf = (part: Element) => (change: MutationRecord) =>
  part.contains(change.target) && (partOf(change) ?? part) === part;

function undo(change: MutationRecord, putBack: PutBack): void {
  const { type, target, oldValue, addedNodes, removedNodes, nextSibling } = change;
  const inTarget = (node: Node | null) => (node?.parentNode === target ? node : null);
  if (type === "characterData") target.nodeValue = oldValue;
  for (const node of addedNodes) {
    if (inTarget(node) === null) continue;
    const next = node.nextSibling;
    target.removeChild(node);
    if (removedNodes.length > 0) continue;
    putBack.push(() => node.isConnected || target.insertBefore(node, inTarget(next)));
  }
  for (const node of removedNodes) target.insertBefore(node, inTarget(nextSibling));
}

/** From last to first, so that each record finds the DOM as it left it. */
function undoIn(part: Element, putBack: PutBack): void {
  const { activeElement } = document;
  const left = [...changes].reverse().filter((change) => {
    const isHere = isOf(part)(change);
    if (isHere) undo(change, putBack);
    return !isHere;
  });
  changes = left.reverse();
  observer?.takeRecords();
  // Moving an element drops its focus.
  if (activeElement instanceof HTMLElement && document.activeElement !== activeElement)
    activeElement.focus({ preventScroll: true });
}

/** Once no part waits for hydration. */
function stopWhenDone(): void {
  if (hydrating.size === 0 && document.querySelector(waiting) === null) observer?.disconnect();
}

const isBuilt = (change: MutationRecord) => !change.target.isConnected || partOf(change) !== null;

function note(more: readonly MutationRecord[]): void {
  changes = [...changes, ...more];
  for (const [part, hydration] of hydrating) {
    // Its page was left.
    const isGone = !part.isConnected && hydrating.delete(part);
    if (isGone || hydration.undoingsLeft === 0 || !changes.some(isOf(part))) continue;
    hydration.undoingsLeft -= 1;
    // What comes meanwhile is not put back: it may stand for what was taken out.
    undoIn(part, []);
  }
  changes = changes.filter(isBuilt);
  stopWhenDone();
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
  const putBack: PutBack = [];
  hydrating.set(part, { undoingsLeft: maxUndoings, putBack });
  undoIn(part, putBack);
}

/** Call in a layout effect, before React changes the part; what others had added comes back. */
export function endHydration(part: Element): void {
  for (const [hydrated, { putBack }] of hydrating) {
    if (!hydrated.contains(part)) continue;
    hydrating.delete(hydrated);
    for (const put of putBack.reverse()) put();
  }
  stopWhenDone();
}
