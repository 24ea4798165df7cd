import { lazyPart } from "../../ui/use-lazy-part";

/** Fields and chart of the calculator; loaded near the viewport or when opened. */
export const emiFormPart = lazyPart(() => import("./emi-form"));
