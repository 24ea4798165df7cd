import { Component, type ReactNode, type RefObject } from "react";

interface KeptFocusProps {
  readonly within: RefObject<HTMLElement>;
  readonly children: ReactNode;
}

interface Held {
  readonly control: Element;
  readonly dialog: Element | null;
  readonly isForMore: boolean;
  readonly cardCount: number;
}

const cardsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll("article") ?? [])];

function nextStop({ dialog, isForMore, cardCount }: Held, list: HTMLElement | null): Element | null {
  const newCard = isForMore ? cardsIn(list)[cardCount]?.querySelector(":is(h2, h3) a") : null;
  return newCard ?? dialog?.querySelector("button") ?? document.querySelector("[data-count-line]");
}

/** Moves the focus from a removed control to a new card, a dialog or the count line; hooks lack getSnapshotBeforeUpdate. */
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
