/** Of docs/requirements.md 5.4; 4 stands for four or more. */
export const bhkOptions = [
  { value: 1, label: "1" },
  { value: 2, label: "2" },
  { value: 3, label: "3" },
  { value: 4, label: "4+" },
] as const;

export type BhkOption = (typeof bhkOptions)[number]["value"];

/** The option for a number of bedrooms; null for a studio. */
export function bhkOptionOf(bedrooms: number): BhkOption | null {
  return bhkOptions[Math.min(Math.floor(bedrooms), bhkOptions.length) - 1]?.value ?? null;
}

/** Whether a home has one of the chosen bedroom counts; true without a choice. */
export function hasBedrooms(bedrooms: readonly number[], chosen: readonly BhkOption[]): boolean {
  const isChosen = (count: number) => chosen.some((option) => option === bhkOptionOf(count));
  return chosen.length === 0 || bedrooms.some(isChosen);
}
