import { Island } from "../../../gatsby/boot/island";
import { islandPart } from "../../../gatsby/boot/island-part";
// Styles of the island are in the page.
import "../../../ui/button.module.css";
import "../list/range-note.module.css";
import "./hero-filters.module.css";
import "./hero-search.module.css";
import "./hero-tabs.module.css";
import "./query-field.module.css";
import type { HeroSearchProps } from "./hero-search";

const heroSearch = islandPart(async () => (await import("./hero-search")).HeroSearch);

/** The search bar of the hero; a form with an address until the visitor turns to it, and where its code does not come. */
export function HeroSearchIsland(props: HeroSearchProps) {
  return <Island part={heroSearch} props={props} failure={null} />;
}
