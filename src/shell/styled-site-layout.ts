/** The layout with the styles of the whole site, which stand after those of its parts. */
export { SiteLayout } from "./site-layout";
// Styles for paper alone have their place in the shared sheet, not in what every property page inlines.
import "../listing/detail/print-sheet.module.css";
import "../styles/tokens.css";
import "../styles/fonts.css";
import "../styles/reset.css";
import "../styles/base.css";
import "../styles/print.css";
