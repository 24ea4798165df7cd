import { words } from "../lib/text";

/** An entry of data/cities.json, as far as names go. */
interface NamedCity {
  readonly name: string;
  readonly otherNames: readonly string[] | null;
  readonly localities:
    readonly { readonly name: string; readonly otherNames: readonly string[] | null }[] | null;
}

const spaced = (text: string) => ` ${words(text).join(" ")} `;

/** What else the city of a listing and the localities that its location names are called. */
export function otherNamesOf(
  { location, city }: { readonly location: string; readonly city: string },
  cities: readonly NamedCity[],
): { readonly otherCityNames: readonly string[]; readonly otherPlaceNames: readonly string[] } {
  const own = cities.find(({ name }) => name === city);
  const place = spaced(location);
  const localities = own?.localities?.filter(({ name }) => place.includes(spaced(name))) ?? [];
  return {
    otherCityNames: own?.otherNames ?? [],
    otherPlaceNames: localities.flatMap(({ otherNames }) => otherNames ?? []),
  };
}
