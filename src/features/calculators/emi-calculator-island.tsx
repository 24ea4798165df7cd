import { Island } from "../../gatsby/boot/island";
import { islandPart } from "../../gatsby/boot/island-part";
import { PartFailure } from "../../ui/part-failure";
// Styles of the island are in the page.
import "./emi-calculator.module.css";
import "./emi-figures.module.css";
import "./loan-note.module.css";
import type { EmiCalculatorProps } from "./emi-calculator";

const emiCalculator = islandPart(async () => (await import("./emi-calculator")).EmiCalculator);

/** Distance from the viewport, in pixels, at which the fields take the place of the worked example. */
const nearPx = 900;

/** The EMI calculator of the home-loan page, whose code comes before it is in view. */
export function EmiCalculatorIsland(props: EmiCalculatorProps) {
  return <Island part={emiCalculator} props={props} nearPx={nearPx} failure={<PartFailure />} />;
}
