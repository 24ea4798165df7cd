import { useEffect, useRef, useState } from "react";
import { comparing } from "../../config/routes";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { toggleCompared, useCompareTray, useTrayNotice } from "../../visitor/compare-tray";
import * as styles from "./compare-tray.module.css";
import { TrayHome } from "./tray-home";
import { useComparedHomes } from "./use-compared-homes";

const listId = "compare-tray-homes";

/**
 * The homes put aside to be compared, at the foot of the window: on phones in one line that opens, from 768 px side by
 * side. It says what was done with them.
 */
export function CompareTray() {
  const slugs = useCompareTray();
  const { homes } = useComparedHomes(slugs);
  const [isOpen, setOpen] = useState(false);
  const notice = useTrayNotice();
  const tray = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // What is said must come into a region that is there before.
  useEffect(() => {
    if (status.current !== null) status.current.textContent = notice?.text ?? "";
  }, [notice]);

  const takeOut = (home: { readonly slug: string; readonly title: string }) => {
    // Its button goes with it.
    tray.current?.focus();
    toggleCompared(home);
  };
  return (
    <>
      <p
        ref={status}
        className={notice?.isRefused === true ? `wrap ${styles.refused}` : "vh"}
        role="status"
      />
      {slugs.length > 0 && (
        <aside
          ref={tray}
          tabIndex={-1}
          className={styles.tray}
          aria-label="Homes to compare"
          data-compare-tray
        >
          <div className={`wrap ${styles.inner}`}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? "chevron-down" : "chevron-up"} size={18} />
              {slugs.length === 1 ? "1 home" : `${slugs.length} homes`}
            </button>
            <ul id={listId} className={isOpen ? `${styles.homes} ${styles.open}` : styles.homes}>
              {slugs.map((slug) => (
                <TrayHome key={slug} slug={slug} home={homes.get(slug)} onTakeOut={takeOut} />
              ))}
            </ul>
            {slugs.length === 1 ? (
              <p className={styles.hint}>Add another home</p>
            ) : (
              <ButtonLink to={comparing(slugs)} look="gold">
                Compare
              </ButtonLink>
            )}
          </div>
        </aside>
      )}
    </>
  );
}
