/** When a page is pressed: as soon as React has it, or once nothing more happens. */
export const moments = ["just ready", "at rest"] as const;

export type Moment = (typeof moments)[number];

/** How long a first press took on each build, by the build's name; null for one that was lost. */
export interface PressRow {
  readonly name: string;
  readonly builds: ReadonlyMap<string, Readonly<Record<Moment, number | null>>>;
}
