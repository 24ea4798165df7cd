import { useEffect, useRef, useState } from "react";
import { announceIn, focusMain } from "../../lib/focus";
import { comparing } from "../../config/routes";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { toggleCompared, useCompareTray, useTrayNotice } from "../../visitor/compare-tray";
import { useComparedHomes } from "./use-compared-homes";
import type { ComparedHome } from "../../catalogue/compared-home";
import { IconButton } from "../../ui/icon-button";
import { Picture } from "../../ui/picture";
import * as styles from "./compare-tray.module.css";

interface TrayHomeProps {
  readonly slug: string;
  /** Undefined until its file has come; null where it is no longer listed. */
  readonly home: ComparedHome | null | undefined;
  readonly onTakeOut: (home: { readonly slug: string; readonly title: string }) => void;
}

function TrayHome({ slug, home, onTakeOut }: TrayHomeProps) {
  const title = home?.title ?? slug.replaceAll("-", " ");
  return (
    <li className={styles.home}>
      <span className={styles.picture}>{home && <Picture picture={home.cover} alt="" sizes="64px" />}</span>
      <span className={styles.title}>{home === null ? `${title}: no longer listed` : title}</span>
      <IconButton
        icon="x"
        size="small"
        label={`Take ${title} out of the comparison`}
        onClick={() => onTakeOut({ slug, title })}
      />
    </li>
  );
}

const listId = "compare-tray-homes";

/** At the foot of the window: on phones one line that opens, from 900 px side by side. */
export function CompareTray() {
  const slugs = useCompareTray();
  const { homes } = useComparedHomes(slugs);
  const [isOpen, setOpen] = useState(false);
  const notice = useTrayNotice();
  const tray = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => announceIn(status.current, notice?.text ?? ""), [notice]);

  const takeOut = (home: { readonly slug: string; readonly title: string }) => {
    // Its button, which has the focus, is removed, and with the last home the tray.
    if (slugs.length > 1) tray.current?.focus();
    else focusMain();
    toggleCompared(home);
  };
  return (
    <>
      <p
        ref={status}
        className={notice?.isRefused === true && slugs.length > 0 ? `wrap ${styles.refused}` : "vh"}
        role="status"
      />
      {slugs.length > 0 && (
        <aside
          ref={tray}
          tabIndex={-1}
          className={`screen-only ${styles.tray}`}
          aria-label="Homes to compare"
          data-compare-tray
        >
          <div className={`wrap ${styles.inner}`}>
            <button
              type="button"
              className={`strong ${styles.toggle}`}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name={isOpen ? "chevron-down" : "chevron-up"} size="text" />
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
