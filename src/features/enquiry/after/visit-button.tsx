import { navigate } from "gatsby";
import { useCallback, useState, type MouseEvent } from "react";
import { visitTimesPath } from "../../../catalogue/visit-times";
import { routes } from "../../../config/routes";
import { waitsForReact } from "../../../lib/early-clicks";
import { isPlainClick } from "../../../lib/keys";
import { Icon } from "../../../ui/icon";
import { useLazyPart, pressedPart } from "../../../ui/hooks";
import type { VisitHome } from "./visit-plan";
import * as buttonStyles from "../../../ui/button.module.css";

const visitModal = pressedPart(async () => {
  const [{ VisitModal, parseVisitTimes }, answer] = await Promise.all([
    import("./visit-modal"),
    fetch(visitTimesPath),
  ]);
  return { VisitModal, times: parseVisitTimes(await answer.json()) };
});

interface VisitButtonProps {
  readonly homes: readonly VisitHome[];
  readonly isBlock?: boolean;
}

/** Opens the form for a visit; without JavaScript it leads to the contact page. */
export function VisitButton({ homes, isBlock = false }: VisitButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const goToContactPage = useCallback(() => {
    setOpen(false);
    void navigate(routes.contact);
  }, []);
  const part = useLazyPart(visitModal, isOpen, goToContactPage);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  const { button, outline, block } = buttonStyles;
  return (
    <>
      <a
        className={[button, outline, isBlock ? block : ""].join(" ")}
        href={routes.contact}
        aria-haspopup="dialog"
        onClick={open}
        {...waitsForReact}
      >
        <Icon name="calendar" size="text" />
        Book a visit
      </a>
      {part !== null && (
        <part.VisitModal
          key={homes.map(({ path }) => path).join()}
          homes={homes}
          times={part.times}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}
