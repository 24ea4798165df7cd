import { Island } from "../gatsby/boot/island";
import { islandPart } from "../gatsby/boot/island-part";
// Styles of the island are in the page.
import "../features/units/unit-fields.module.css";
import "../features/units/units-disclosure.module.css";
import "../ui/brand-mark.module.css";
import "../ui/button.module.css";
import "../ui/control.module.css";
import "../ui/icon-button.module.css";
import "../ui/rera-plate.module.css";
import "./brand-link.module.css";
import type { FooterContentProps } from "./footer-content";
import "./newsletter-box.module.css";
import { PartFailure } from "../ui/part-failure";
import * as styles from "./site-footer.module.css";

const footerContent = islandPart(async () => (await import("./footer-content")).FooterContent);

/** The footer of every page (docs/requirements.md 2.3), an island. */
export function SiteFooter(props: FooterContentProps) {
  return (
    <footer className={`on-navy later ${styles.footer}`}>
      <Island part={footerContent} props={props} failure={<PartFailure />} />
    </footer>
  );
}
