import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { oncePer } from "../../../lib/once-per";
import { words } from "../../../lib/text";

/** Letters and digits of a number; regulators, documents and people differ in slashes and spaces. */
export const compactNumber = (text: string) => words(text).join("");

/** A text with fewer letters and digits than this is no number of a registration. */
const MIN_NUMBER_LENGTH = 6;

/** Whether a compact text may be the number of a registration, or its beginning. */
export function mayBeNumber(compact: string): boolean {
  return compact.length >= MIN_NUMBER_LENGTH && /\d/.test(compact);
}

type Registered = Pick<CatalogueListing, "registration">;

/** Each listing with its numbers as they are compared, memoised. */
const numbersOf = oncePer((listings: readonly Registered[]) =>
  listings.map(({ registration }) => registration.numbers.map(compactNumber).filter(mayBeNumber)),
);

/** The homes whose whole RERA or permit number a text gives, with or without words such as "RERA No" before it. */
export function homesRegisteredAs<Listing extends Registered>(
  listings: readonly Listing[],
  text: string,
): readonly Listing[] {
  const typed = compactNumber(text);
  if (!mayBeNumber(typed)) return [];
  const numbers = numbersOf(listings);
  return listings.filter((_, at) => numbers[at]?.some((number) => typed.endsWith(number)));
}
