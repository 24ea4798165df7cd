/** What the size of a home counts (docs/glossary.md); land and what has one size alone names none. */
export const sizeMeasures = ["carpet", "builtup", "superbuiltup"] as const;
