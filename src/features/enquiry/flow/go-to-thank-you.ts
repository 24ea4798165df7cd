import { navigate } from "gatsby";
import { routes } from "../../../config/routes";
import type { EnquiryOutcome } from "./enquiry-session";

/**
 * Goes to /thank-you as the form's definition says (docs/requirements.md 4.1, step 3); `onLeave` is called just before.
 */
export function goToThankYou({ thankYou, ending }: EnquiryOutcome, onLeave?: () => void): void {
  const go = () => {
    onLeave?.();
    void navigate(routes.thankYou, { state: thankYou, replace: ending.replacesHistory });
  };
  if (ending.redirectDelayMs === 0) go();
  else setTimeout(go, ending.redirectDelayMs);
}
