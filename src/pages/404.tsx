import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Seo } from "../seo/seo";
import { NotFound } from "../sections/shared/not-found";
import { routes } from "../config/routes";
import { useHydrated } from "../ui/use-hydrated";
import { readChosenCity } from "../visitor/chosen-city";
import { useCityNames } from "../visitor/city-names";
import { cityOfPath } from "../features/city/city-of-path";
import { RecentlyViewedHomes } from "../shell/recently-viewed-homes";
import { present } from "../lib/present";

const browse = { label: "Browse Properties", to: routes.results };

const backToBlogs = { label: "Back to Blogs", to: routes.blogs };

/** The kind of page that is missing; a missing "page" leads home (docs/decisions/b3-unknown-paths.md). */
function missingAt(pathname: string): "property" | "post" | "page" {
  if (pathname.startsWith("/property/")) return "property";
  return pathname.startsWith("/blog/") ? "post" : "page";
}

/**
 * Leads an old numeric address to the listing's own page, the address of an unknown city to one that there is
 * (docs/requirements.md 2.1), and any other missing path home.
 */
async function leadOn(pathname: string, cityNames: readonly string[]): Promise<void> {
  const id = /^\/property\/(\d+)$/.exec(pathname)?.[1];
  if (id !== undefined) {
    const asked = window.location.pathname;
    const { loadCatalogue } = await import("../catalogue/load-catalogue");
    const listings = await loadCatalogue();
    const listing = listings.find((candidate) => candidate.listingId === Number(id));
    // The visitor may have left the page in the meantime.
    if (listing !== undefined && window.location.pathname === asked)
      void navigate(routes.listing(listing.slug), { replace: true });
    return;
  }
  if (missingAt(pathname) !== "page") return;
  const city = cityOfPath(pathname, readChosenCity(cityNames), cityNames);
  void navigate(city === null ? routes.home : routes.city(city), { replace: true });
}

interface NotFoundPageProps extends Pick<PageProps<Queries.NotFoundPageQuery>, "data"> {
  readonly location: Pick<Location, "pathname">;
}

/**
 * 404.html: unknown paths (docs/decisions/b3-unknown-paths.md). The built page is the general one; the address is known
 * in the browser.
 */
export default function NotFoundPage({ data, location }: NotFoundPageProps) {
  const metadata = present(data.pageMetadata, 'key "not-found" in data/pages/metadata.json');
  const texts = present(data.notFoundTexts, "data/pages/not-found.json");
  const isHydrated = useHydrated();
  const cityNames = useCityNames();
  const pathname = location.pathname.replace(/(.)\/+$/, "$1");
  useEffect(() => {
    // Where the list cannot be loaded, the text of the page stays, which is true.
    leadOn(pathname, cityNames).catch(() => undefined);
  }, [pathname, cityNames]);
  const missing = isHydrated ? missingAt(pathname) : "page";
  const { heading, text } =
    missing === "page" ? { heading: metadata.h1, text: metadata.description } : texts[missing];
  return (
    <>
      <Seo path="/404" texts={metadata} />
      <NotFound heading={heading} help={text} action={missing === "post" ? backToBlogs : browse} />
      <RecentlyViewedHomes />
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
