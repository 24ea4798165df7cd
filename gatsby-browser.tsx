import type { GatsbyBrowser } from "gatsby";
import { SiteLayout } from "./src/layout/site-layout";
// Styles for paper alone have their place in the shared sheet, not in what every property page inlines.
import "./src/components/listing/detail/print-sheet.module.css";
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/reset.css";
import "./src/styles/base.css";
import "./src/styles/print.css";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SiteLayout pathname={props.location.pathname}>{element}</SiteLayout>
);

/** Says that React has taken the page over; the browser suite waits for it. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "true";
};
