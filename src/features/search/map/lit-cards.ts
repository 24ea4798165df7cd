/** Cards and pins light each other up: by `data-listing`, which every card has. */
import { useEffect, useState } from "react";

/** Marks the cards of these listings, and takes the mark from all others. */
export function lightCards(ids: readonly number[]): void {
  for (const card of document.querySelectorAll<HTMLElement>("[data-listing]")) {
    const isLit = ids.includes(Number(card.dataset.listing));
    if (isLit) card.dataset.lit = "";
    else delete card.dataset.lit;
  }
}

/** Id of the listing on whose card the pointer or the focus is; null for none. */
export function useCardPointedAt(): number | null {
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>("[data-listing]") : null;
      setId(card === null ? null : Number(card.dataset.listing));
    };
    document.addEventListener("pointerover", follow);
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("pointerover", follow);
      document.removeEventListener("focusin", follow);
      lightCards([]);
    };
  }, []);
  return id;
}
