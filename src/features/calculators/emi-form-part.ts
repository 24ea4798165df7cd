import { lazyPart } from "../../ui/use-lazy-part";

/** Fields and chart of the calculator, which no page loads before a visitor comes near them. */
export const emiFormPart = lazyPart(() => import("./emi-form"));
