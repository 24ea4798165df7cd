/** The layout with the styles of the whole site, which come after those of its parts. */
export { SiteLayout } from "./site-layout";
// Print styles belong in the shared sheet and not in what every property page inlines.
import "../listing/detail/print-sheet.module.css";
import "../styles/tokens.css";
import "../styles/fonts.css";
import "../styles/reset.css";
import "../styles/base.css";
import "../styles/display-units.css";
import "../styles/print.css";
