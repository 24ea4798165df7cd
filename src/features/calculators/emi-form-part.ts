import { lazyPart } from "../../ui/use-lazy-part";

/** Chunk of the calculator's fields and chart. */
export const emiFormPart = lazyPart(() => import("./emi-form"));
