import { useEffect, useState } from "react";
import { type ComparedHome, comparedHomePath, isComparedHome } from "../../catalogue/compared-home";
import { loadOnce } from "../../lib/memoize";
import { isSlug } from "../../lib/text";

const files = new Map<string, () => Promise<ComparedHome | null>>();

async function fetchHome(slug: string): Promise<ComparedHome | null> {
  const response = await fetch(comparedHomePath(slug));
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${comparedHomePath(slug)} answered ${response.status}`);
  const home: unknown = await response.json();
  if (!isComparedHome(home)) throw new TypeError(`${comparedHomePath(slug)} is no home`);
  return home;
}

/** Once a visit, but again after a failure; null where the build lists no such home. */
function loadComparedHome(slug: string): Promise<ComparedHome | null> {
  const load = files.get(slug) ?? loadOnce(() => fetchHome(slug));
  files.set(slug, load);
  return load();
}

/** Homes that are there stay while others are loaded. */
export function useComparedHomes(slugs: readonly string[]) {
  const [homes, setHomes] = useState<ReadonlyMap<string, ComparedHome | null>>(new Map());
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  const slugKey = slugs.join();
  useEffect(() => {
    let isCurrent = true;
    const loads = slugKey
      .split(",")
      .filter((slug) => slug !== "")
      .map(async (slug) => [slug, isSlug(slug) ? await loadComparedHome(slug) : null] as const);
    Promise.all(loads).then(
      (loaded) => setHomes((known) => new Map([...known, ...loaded])),
      () => isCurrent && setFailedAt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [slugKey, attempt]);

  const retry = () => setAttempt(attempt + 1);
  const isReady = slugs.every((slug) => homes.has(slug));
  const status = isReady ? "ready" : failedAt === attempt ? "failed" : "loading";
  return { status, homes, retry } as const;
}
