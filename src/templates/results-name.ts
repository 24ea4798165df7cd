import { routes } from "../config/routes";
import type { Crumb } from "../ui/page-head";

/** Name of the results page in crumbs and leads (docs/requirements.md 2.6). */
export const resultsName = "Available Properties";

export const resultsCrumbs: readonly Crumb[] = [{ label: "Home", to: routes.home }, { label: resultsName }];
