import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Seo } from "../seo/seo";
import { ButtonLink } from "../ui/button";
import { EmptyBox } from "../ui/empty-box";
import { isListing, isPost, routes, slugOf } from "../config/routes";
import { useHydrated } from "../ui/hooks";
import { hydrateAll } from "../ui/lazy-hydrate";
import { readSelectedCity } from "../visitor/selected-city";
import { useCityNames } from "../visitor/city-names";
import { cityOfPath } from "../features/city/city-of-path";
import { SuggestedHomes, RecentlyViewedHomes } from "../shell/on-demand-sections";
import { required } from "../lib/required";
import * as styles from "./404.module.css";

const withoutSlash = (pathname: string) => pathname.replace(/(.)\/+$/, "$1");

function missingAt(pathname: string): "property" | "post" | "page" {
  if (isListing(pathname)) return "property";
  return isPost(pathname) ? "post" : "page";
}

/** Of an old numeric id or slug; null where there is none. */
async function pathOfListing(name: string): Promise<string | null> {
  const [{ loadDelistedHomes, pathOfDelisted }, { loadCatalogue }] = await Promise.all([
    import("../catalogue/delisted-homes"),
    import("../catalogue/load-catalogue"),
  ]);
  if (/^\d+$/.test(name)) {
    const listing = (await loadCatalogue()).find(({ listingId }) => listingId === Number(name));
    if (listing !== undefined) return listing.path;
  }
  return pathOfDelisted(await loadDelistedHomes(), name);
}

/** Where to instead, or null to stay (docs/requirements.md 2.1, docs/decisions/addresses.md). */
async function addressFor(missingPath: string, cityNames: readonly string[]): Promise<string | null> {
  const pathname = missingPath.toLowerCase();
  const mayBePage = pathname !== missingPath && !pathname.startsWith(routes.city(""));
  // With a page or a redirect.
  const found = mayBePage ? await fetch(pathname, { method: "HEAD" }).catch(() => null) : null;
  if (found?.ok) {
    const { search, hash } = window.location;
    return new URL(found.url).pathname + search + hash;
  }
  const missing = missingAt(pathname);
  if (missing === "property") return pathOfListing(slugOf(pathname));
  if (missing === "post") return null;
  const city = cityOfPath(pathname, readSelectedCity(cityNames), cityNames);
  return city === null ? routes.home : routes.city(city);
}

interface NotFoundPageProps extends Pick<PageProps<Queries.NotFoundPageQuery>, "data"> {
  readonly location: Pick<Location, "pathname">;
}

/** The built page is the general one; the address is known in the browser alone (docs/decisions/addresses.md). */
export default function NotFoundPage({ data, location }: NotFoundPageProps) {
  const metadata = required(data.pageMetadata, 'key "not-found" in data/pages/metadata.json');
  const texts = required(data.notFoundTexts, "data/pages/not-found.json");
  const isHydrated = useHydrated();
  const cityNames = useCityNames();
  const pathname = withoutSlash(location.pathname);
  useEffect(() => {
    hydrateAll()
      .then(() => addressFor(pathname, cityNames))
      .then((to) => {
        const isCurrent = withoutSlash(window.location.pathname) === pathname;
        if (to !== null && isCurrent) void navigate(to, { replace: true });
      })
      .catch(() => undefined);
  }, [pathname, cityNames]);
  const missing = isHydrated ? missingAt(pathname.toLowerCase()) : "page";
  const { heading, text } =
    missing === "page" ? { heading: metadata.h1, text: metadata.description } : texts[missing];
  return (
    <>
      <Seo path="/404" texts={metadata} />
      <div className={styles.screen}>
        <div className={`wrap ${styles.page}`}>
          <EmptyBox message={heading} help={text} headingLevel={1}>
            <ButtonLink to={missing === "post" ? routes.blogs : routes.results}>
              {missing === "post" ? "Back to Blogs" : "Browse Properties"}
            </ButtonLink>
          </EmptyBox>
        </div>
        {/* They come later; CSS keeps room for them. */}
        <SuggestedHomes slug={missing === "property" ? slugOf(pathname.toLowerCase()) : null} />
        <RecentlyViewedHomes />
      </div>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    pageMetadata(key: { eq: "not-found" }) {
      ...SeoMetadata
    }
    notFoundTexts {
      property {
        heading
        text
      }
      post {
        heading
        text
      }
    }
  }
`;
