import { LazyHydrate } from "../ui/lazy-hydrate";
import { FooterContent, type FooterContentProps } from "./footer-content";
import * as styles from "./site-footer.module.css";

/** The footer of every page (docs/requirements.md 2.3). */
export function SiteFooter(props: FooterContentProps) {
  return (
    <footer className={`on-navy deferred ${styles.footer}`}>
      <LazyHydrate>
        <FooterContent {...props} />
      </LazyHydrate>
    </footer>
  );
}
