import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Seo } from "../components/seo/seo";
import { NotFound } from "../components/site/not-found";
import { routes } from "../config/routes";
import { useHydrated } from "../components/ui/use-hydrated";
import { RecentlyViewedHomes } from "../layout/recently-viewed-homes";
import { present } from "../lib/present";

const browse = { label: "Browse Properties", to: routes.results };

/** What a missing path says (specification 2.8, 2.13, 8; decision B3); null where it leads home instead. */
function textsFor(pathname: string) {
  if (pathname.startsWith("/property/")) {
    return {
      heading: "Property not found",
      help: "Check the URL or return to the listings page.",
      action: browse,
    };
  }
  if (pathname.startsWith("/blog/")) {
    return {
      heading: "Blog not found",
      help: "Check the URL or return to the list of articles.",
      action: { label: "Back to Blogs", to: routes.blogs },
    };
  }
  return null;
}

/** Leads an old numeric address to the listing's own page, and any other missing path home. */
async function leadOn(pathname: string): Promise<void> {
  const id = /^\/property\/(\d+)$/.exec(pathname)?.[1];
  if (id !== undefined) {
    const { loadListingIndex } = await import("../features/search/load-listing-index");
    const listings = await loadListingIndex();
    const listing = listings.find((candidate) => candidate.id === Number(id));
    if (listing !== undefined) void navigate(routes.listing(listing.slug), { replace: true });
    return;
  }
  if (textsFor(pathname) === null) void navigate(routes.home, { replace: true });
}

/** 404.html: unknown paths (decision B3). The built page is the general one; the address is known in the browser. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const metadata = present(data.pageMetadata, 'key "not-found" in data/pages/metadata.json');
  const isHydrated = useHydrated();
  const pathname = location.pathname.replace(/(.)\/+$/, "$1");
  useEffect(() => {
    // A list that cannot be loaded leaves the visitor with the words on the page, which are true.
    leadOn(pathname).catch(() => undefined);
  }, [pathname]);
  const general = { heading: metadata.h1, help: metadata.description, action: browse };
  return (
    <>
      <Seo path="/404" texts={metadata} />
      <NotFound {...((isHydrated ? textsFor(pathname) : null) ?? general)} />
      <RecentlyViewedHomes />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    pageMetadata(key: { eq: "not-found" }) {
      ...SeoMetadata
    }
  }
`;
