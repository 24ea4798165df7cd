import { claimsOf } from "../../src/content/schemas/site";
import { interpolate } from "../../src/lib/interpolate";
import site from "../site-content/site.json";

/** A text of the tests' content as pages have it: the agency's claims in place of their names in braces. */
export const asOnPages = (text: string): string => interpolate(text, claimsOf(site));
