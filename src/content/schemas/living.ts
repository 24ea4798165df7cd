/** How a listing is lived in (docs/decisions/2026-11-23-living-facts.md). */
import { z } from "zod";
import { facings, furnishings, idsOf, petRules, tenantKinds, travelModes } from "../../catalogue/living";
import { fieldMeta, line, oneOf } from "./fields";

const commute = z
  .strictObject({
    to: line('The place: "Kadugodi metro station".'),
    minutes: z
      .int("must be whole minutes, e.g. 35")
      .min(1, "must be at least 1 minute")
      .max(240, "must be at most 240 minutes; leave out places that nobody travels to daily")
      .describe("Minutes from door to door, as travelled and not as the crow flies."),
    by: oneOf("TravelMode", idsOf(travelModes), "How."),
    at: line('When it was travelled, where that matters: "weekdays, 9 am". Not needed on foot.').optional(),
  })
  .register(fieldMeta, { graphql: "Commute" });

/** What buyers and tenants ask of daily life in a home; the editor leaves out what is not known. */
export const livingSchema = z.strictObject({
  carpetArea: line(
    'Floor inside the walls: "1,310 – 1,990 sq ft". Not needed where the units of Project Details have it.',
  ).optional(),
  furnishing: oneOf("Furnishing", idsOf(furnishings), "As it is handed over.").optional(),
  facing: z
    .array(oneOf("Facing", idsOf(facings), "A direction."))
    .optional()
    .describe(
      "Where the main door faces, of a project each direction on offer; of land the side at the road.",
    ),
  age: line('When it was built and last renewed: "Built in 2014, kitchen renewed in 2023".').optional(),
  maintenance: line(
    'What owners or tenants pay for upkeep: "₹8,600 / month". Not needed where Project Details have a row for it.',
  ).optional(),
  water: line('Sources and store: "Cauvery daily, two borewells, 400 kl sump".').optional(),
  powerBackup: line('What runs on it: "Full load", "Lifts, pumps and 1 kW in each home".').optional(),
  internet: line('Lines that reach the home: "ACT and Airtel fibre, to each home".').optional(),
  waste: line('How it is collected: "Sorted at the door daily, wet waste composted on site".').optional(),
  pets: oneOf("PetRule", idsOf(petRules), "Whether pets may live there.").optional(),
  tenants: z
    .array(oneOf("TenantKind", idsOf(tenantKinds), "A kind of tenant."))
    .optional()
    .describe("Homes to let alone: to whom the owner lets."),
  houseRules: line('Homes to let alone: "Up to four people; no smoking indoors".').optional(),
  commutes: z
    .array(commute)
    .optional()
    .describe("Minutes to places that people travel to, nearest first, up to six."),
});
