import { graphql, type PageProps } from "gatsby";
import type { PageContexts } from "../catalogue/page-contexts";
import { routes } from "../config/routes";
import { PreviewList, previewTexts } from "../sections/preview/preview-list";
import { Seo } from "../seo/seo";

/** Only in a preview build (docs/decisions/delisted-listings.md). */
export default function PreviewTemplate({
  data,
  pageContext,
}: PageProps<Queries.PreviewTemplateQuery, PageContexts["preview"]>) {
  return (
    <>
      <Seo path={routes.preview} texts={previewTexts} />
      <PreviewList shown={data.shown.nodes} closed={data.closed.nodes} {...pageContext} />
    </>
  );
}

export const query = graphql`
  query PreviewTemplate {
    shown: allListing(filter: { previewNote: { ne: null } }, sort: { listingId: ASC }) {
      nodes {
        ...PreviewShown
      }
    }
    closed: allDelistedListing(sort: { listingId: ASC }) {
      nodes {
        ...PreviewClosed
      }
    }
  }
`;
