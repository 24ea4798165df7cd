/** Fields and chart of the calculator, which no page loads before a visitor comes near them. Stable, for useLazyPart. */
export const loadEmiForm = () => import("./emi-form").then(({ EmiForm }) => EmiForm);
