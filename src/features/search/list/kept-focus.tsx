import { Component, type ReactNode, type RefObject } from "react";

interface KeptFocusProps {
  readonly within: RefObject<HTMLElement>;
  readonly children: ReactNode;
}

const cardsIn = (list: HTMLElement | null) => list?.querySelectorAll("article") ?? [];

/** Moves the focus from a removed control to a new card, a dialog or the count line; hooks lack getSnapshotBeforeUpdate. */
export class KeptFocus extends Component<KeptFocusProps> {
  override getSnapshotBeforeUpdate() {
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

  override componentDidUpdate(
    _props: unknown,
    _state: unknown,
    held: ReturnType<KeptFocus["getSnapshotBeforeUpdate"]>,
  ): void {
    if (held === null || held.control.isConnected) return;
    const { dialog, isForMore, cardCount } = held;
    const card = isForMore ? cardsIn(this.props.within.current)[cardCount] : undefined;
    const next =
      card?.querySelector<HTMLElement>(":is(h2, h3) a") ??
      dialog?.querySelector("button") ??
      document.querySelector<HTMLElement>("[data-count-line]");
    next?.focus({ preventScroll: isForMore });
  }

  override render() {
    return this.props.children;
  }
}
