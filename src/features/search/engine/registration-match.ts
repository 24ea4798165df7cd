import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { memoize } from "../../../lib/memoize";
import { words } from "../../../lib/text";

/** Regulators, documents and people differ in slashes and spaces. */
export const compactNumber = (text: string) => words(text).join("");

const MIN_NUMBER_LENGTH = 6;

/** A registration number or its beginning; takes a compact text. */
export function mayBeNumber(compact: string): boolean {
  return compact.length >= MIN_NUMBER_LENGTH && /\d/.test(compact);
}

type Registered = Pick<CatalogueListing, "registration">;

const numbersOf = memoize((listings: readonly Registered[]) =>
  listings.map(({ registration }) => registration.numbers.map(compactNumber).filter(mayBeNumber)),
);

/** Homes whose whole RERA or permit number ends the text, as in "RERA No P521…". */
export function homesRegisteredAs<Listing extends Registered>(
  listings: readonly Listing[],
  text: string,
): readonly Listing[] {
  const typed = compactNumber(text);
  if (!mayBeNumber(typed)) return [];
  const numbers = numbersOf(listings);
  return listings.filter((_, at) => numbers[at]?.some((number) => typed.endsWith(number)));
}
