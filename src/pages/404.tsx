import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Seo } from "../components/seo/seo";
import { NotFound } from "../components/site/not-found";
import { routes } from "../config/routes";
import { useHydrated } from "../components/ui/use-hydrated";
import { RecentlyViewedHomes } from "../layout/recently-viewed-homes";
import { present } from "../lib/present";

const browse = { label: "Browse Properties", to: routes.results };

const backToBlogs = { label: "Back to Blogs", to: routes.blogs };

/** What is missing: a home, an article, or any other path, which leads home instead (decision B3). */
function missingAt(pathname: string): "property" | "post" | "page" {
  if (pathname.startsWith("/property/")) return "property";
  return pathname.startsWith("/blog/") ? "post" : "page";
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
  if (missingAt(pathname) === "page") void navigate(routes.home, { replace: true });
}

/** 404.html: unknown paths (decision B3). The built page is the general one; the address is known in the browser. */
export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const metadata = present(data.pageMetadata, 'key "not-found" in data/pages/metadata.json');
  const texts = present(data.notFoundTexts, "data/pages/not-found.json");
  const isHydrated = useHydrated();
  const pathname = location.pathname.replace(/(.)\/+$/, "$1");
  useEffect(() => {
    // A list that cannot be loaded leaves the visitor with the words on the page, which are true.
    leadOn(pathname).catch(() => undefined);
  }, [pathname]);
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
