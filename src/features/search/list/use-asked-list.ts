import { useBeforePaint } from "../../../ui/hooks";

/** Shows the page's list in place of the waiting text as soon as it is the one that the address asks for. */
export function useAskedList(isAnswered: boolean): void {
  useBeforePaint(() => {
    if (isAnswered) delete document.documentElement.dataset.asked;
  }, [isAnswered]);
}
