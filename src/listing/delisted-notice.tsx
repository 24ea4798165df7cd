import { Link } from "gatsby";
import { useEffect, useState, type ReactNode } from "react";
import type { ToldHome } from "../catalogue/delisted-homes";
import { interpolate } from "../lib/interpolate";
import * as styles from "./delisted-notice.module.css";

interface DelistedNoticeProps {
  /** Ids or slugs of homes that are not listed. */
  readonly names: readonly string[];
  /** What is said of those that nothing is known of. */
  readonly otherwise: (names: readonly string[]) => string;
}

/** What became of homes that are no longer listed, each with the way to its page; asks for the file that tells it. */
export function DelistedNotice({ names, otherwise }: DelistedNoticeProps) {
  const [told, setTold] = useState<readonly ToldHome[] | null>(null);
  const nameKey = names.join();
  useEffect(() => {
    let isCurrent = true;
    const show = (homes: readonly ToldHome[]) => isCurrent && setTold(homes);
    import("../catalogue/delisted-homes")
      .then(({ tellOf }) => tellOf(nameKey.split(",")))
      .then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [nameKey]);
  if (told === null) return null;
  const unknown = names.filter((name) => !told.some((home) => home.name === name));
  return (
    <>
      {told.map(({ name, title, path, became }) => (
        <span key={name}>
          <Link className="link" to={path}>
            {title}
          </Link>{" "}
          {became}.{" "}
        </span>
      ))}
      {unknown.length > 0 && <span>{otherwise(unknown)}</span>}
    </>
  );
}

/** In place of the homes of an address until they are there; announced once the address is read. */
export function HomesLoading({ isRead }: { readonly isRead: boolean }) {
  return (
    <div className={`needs-script ruled ${styles.loading}`} aria-busy="true">
      {isRead && (
        <p role="status" className="vh">
          Loading the homes
        </p>
      )}
    </div>
  );
}

interface GoneHomesProps {
  readonly names: readonly string[];
  readonly texts: { readonly gone: string; readonly goneMany: string };
  readonly children?: ReactNode;
}

/** Homes of an address that are no longer listed, and what else is left out. */
export function GoneHomes({ names, texts, children }: GoneHomesProps) {
  const otherwise = (unknown: readonly string[]) =>
    interpolate(unknown.length === 1 ? texts.gone : texts.goneMany, { names: unknown.join(", ") });
  return (
    <p className={`notice ${styles.gone}`} role="status">
      {names.length > 0 && <DelistedNotice names={names} otherwise={otherwise} />}
      {children}
    </p>
  );
}
