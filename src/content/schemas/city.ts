import { z } from "zod";
import { httpsUrl, line, listingSlug, named, oneOf, picture, prose, resolved, optionalList } from "./fields";

const otherNames = (help: string) => optionalList(line("Another name."), help);

export const citySchema = z.strictObject({
  // Gatsby would build "New Delhi" into the folder "New%20Delhi", where no host looks for it.
  name: z
    .string()
    .regex(
      /^[A-Za-z]+(-[A-Za-z]+)*$/,
      'must be letters from A to Z, for it is part of the address; join several words by hyphens, e.g. "New-Delhi"',
    )
    .describe("Name; its address is /city/<name>. Several words are joined by hyphens."),
  region: line("State or emirate."),
  otherNames: otherNames("What else people call the city and search for, in other scripts too."),
  localities: optionalList(
    named("Locality", {
      name: line("As the location of listings has it."),
      otherNames: otherNames("What else people call it and search for, in other scripts too."),
    }),
    "Localities that have other names.",
  ),
  countryCode: oneOf("CountryCode", ["IN", "AE"], "Country, by its two letters."),
  inHeader: z.boolean().describe("Whether the header's city menu lists it."),
  picture: picture("Portrait picture of the city picker."),
  panorama: picture("Wide picture of the hero, 4:1."),
  title: line("Heading of the intro text."),
  subtitle: prose("Opening paragraph of the intro text."),
  body: prose("First column of the intro text."),
  extra: prose("Second column of the intro text."),
  description: prose("For search engines."),
  detail: prose("Two lines beside the headline."),
  projects: z.array(listingSlug("Slug of a listing.")).describe("Named projects of the header's city menu."),
  regulator: named("Regulator", {
    name: line("Regulator of the state."),
    url: httpsUrl("Its site."),
  }),
});

export const cityShape = citySchema.extend({
  map: resolved("CityMap", "Its drawn map; null where data/maps has none.", "@cityMap"),
  homePictures: resolved(
    "[HomePicture!]!",
    "Pictures of its homes that no card shows, each once, for its page.",
    "@homePictures",
  ),
  projectListings: resolved(
    "[Listing!]!",
    "Those of `projects` that are on offer, in its order: the header's city menu names them.",
    "@offeredProjects",
  ),
});
