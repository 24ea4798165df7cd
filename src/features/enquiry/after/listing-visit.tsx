import { VisitButton } from "./visit-button";
import type { VisitHome } from "./visit-plan";

/** The button below the enquiry form of a property page. */
export function ListingVisit(home: VisitHome) {
  return <VisitButton homes={[home]} isBlock />;
}
