import { Link } from "gatsby";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { CityPickerHost } from "../features/city/city-picker";
import { withListingCounts } from "../features/city/city-tiles";
import { useSiteData } from "../site/site-data";
import { CityNamesProvider } from "../visitor/city-names";
import { followSelectedCity, forgetListCity } from "../visitor/selected-city";
import { OutboxRetry } from "../features/enquiry/after/outbox-retry";
import { ErrorBoundary } from "../ui/error-boundary";
import { useBeforePaint, useBrowserState, lazyPart, useLazyPart } from "../ui/hooks";
import { required } from "../lib/required";
import { FloatingTools } from "./floating-tools";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { compareTrayUpdated, storageKeys } from "../config/storage-keys";
import { followStored } from "../lib/storage";
import { hasCompareTray } from "../visitor/wishlist";
import { routes } from "../config/routes";
import { formatDate } from "../lib/dates";

/** Inline, since a style sheet would be on public pages too. */
const bar = { padding: "8px 16px", background: "#E5B003", color: "#0A044E", textAlign: "center" } as const;

function PreviewBar({ day }: { readonly day: string }) {
  return (
    <p style={bar}>
      Preview for the agency, as of {formatDate(day)}: with drafts and homes to come.{" "}
      <Link to={routes.preview} style={{ color: "inherit", textDecoration: "underline" }}>
        What differs from the public site
      </Link>
    </p>
  );
}

const compareTray = lazyPart(() => import("../features/compare/compare-tray"));

const follow = (onChange: () => void) => followStored(storageKeys.compareTray, compareTrayUpdated, onChange);
/** The mark of pre-paint.inline.ts has kept the tray's place free. */
const unmark = () => delete document.documentElement.dataset.compared;
function CompareTrayHost() {
  const isNeeded = useBrowserState(follow, hasCompareTray);
  const part = useLazyPart(compareTray, isNeeded, unmark);
  useEffect(() => void (part && unmark()), [part]);
  return part !== null ? <part.CompareTray /> : null;
}

function citiesOf({ allCity: { nodes }, listingsByCity }: Queries.SiteDataQuery) {
  return {
    names: nodes.map(({ name }) => name),
    tiled: withListingCounts(nodes, listingsByCity.group),
    inMenu: nodes.filter(({ inHeader }) => inHeader),
  };
}

interface SiteLayoutProps {
  readonly pathname: string;
  readonly builtPath?: string | undefined;
  readonly children: ReactNode;
}

export function SiteLayout({ pathname, builtPath, children }: SiteLayoutProps) {
  const data = useSiteData();
  const main = useRef<HTMLElement>(null);
  const { tiled, inMenu, names } = useMemo(() => citiesOf(data), [data]);
  useEffect(() => followSelectedCity(names), [names]);
  // On leaving, before the lists of the next page mark their city.
  useBeforePaint(() => forgetListCity, [pathname]);

  const siteFacts = required(data.siteFacts, "data/site.json");
  return (
    <CityNamesProvider value={names}>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      {/* Not in a variable, so that the bundler leaves the bar out of public pages. */}
      {process.env.GATSBY_PREVIEW_DAY && <PreviewBar day={process.env.GATSBY_PREVIEW_DAY} />}
      {/* First, as it may be open at the first paint. */}
      <CityPickerHost pathname={pathname} builtPath={builtPath} cities={tiled} />
      <SiteHeader
        pathname={pathname}
        facts={siteFacts}
        categories={data.allCategory.nodes}
        menuCities={inMenu}
        tiledCities={tiled}
      />
      <ErrorBoundary host={main}>
        <main ref={main} id="main" tabIndex={-1} data-of-list="">
          {children}
        </main>
      </ErrorBoundary>
      <ErrorBoundary>
        <OutboxRetry />
        <CompareTrayHost />
      </ErrorBoundary>
      <SiteFooter facts={siteFacts} year={data.site?.buildTime ?? ""} />
      <ErrorBoundary>
        <FloatingTools />
      </ErrorBoundary>
    </CityNamesProvider>
  );
}
