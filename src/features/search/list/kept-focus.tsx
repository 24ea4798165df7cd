import { Component, type ReactNode, type RefObject } from "react";

interface KeptFocusProps {
  /** Element around the list and the controls that change it. */
  readonly within: RefObject<HTMLElement>;
  readonly children: ReactNode;
}

/** Where the focus was before a change. */
interface Held {
  readonly control: Element;
  /** The open dialog around it. */
  readonly dialog: Element | null;
  readonly isForMore: boolean;
  readonly cardCount: number;
}

const cardsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll("article") ?? [])];

/**
 * The element that gets the focus: the first card that "Show more" has added, a dialog's own button, the count line.
 */
function nextStop({ dialog, isForMore, cardCount }: Held, list: HTMLElement | null): Element | null {
  const newCard = isForMore ? cardsIn(list)[cardCount]?.querySelector(":is(h2, h3) a") : null;
  return newCard ?? dialog?.querySelector("button") ?? document.querySelector("[data-count-line]");
}

/**
 * Moves the focus when the control that has it is removed, such as a chip that has been pressed, in the same commit. It
 * moves to the page's count line, the element with `data-count-line`; from the last "Show more", in an element with
 * `data-show-more`, to the title of the first new card; in a dialog to the dialog's first button, since the page behind
 * it cannot have the focus.
 *
 * A class, since hooks have no counterpart to getSnapshotBeforeUpdate, which alone sees the page before the change.
 */
export class KeptFocus extends Component<KeptFocusProps> {
  override getSnapshotBeforeUpdate(): Held | null {
    const list = this.props.within.current;
    const control = document.activeElement;
    if (list === null || control === null || !list.contains(control)) return null;
    return {
      control,
      dialog: control.closest("dialog[open]"),
      isForMore: control.closest("[data-show-more]") !== null,
      cardCount: cardsIn(list).length,
    };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, held: Held | null): void {
    if (held === null || held.control.isConnected) return;
    const next = nextStop(held, this.props.within.current);
    if (next instanceof HTMLElement) next.focus({ preventScroll: held.isForMore });
  }

  override render() {
    return this.props.children;
  }
}
