import { routes } from "../config/routes";
import type { Crumb } from "../ui/page-head";

/** Where a category stands in the site, by its name. */
export const categoryCrumbs = (label: string): readonly Crumb[] => [
  { label: "Home", to: routes.home },
  { label: "Properties", to: routes.results },
  { label },
];
