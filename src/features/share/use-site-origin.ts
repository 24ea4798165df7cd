import { graphql, useStaticQuery } from "gatsby";

/** Origin of the published site, from configuration (decision B2). */
export function useSiteOrigin(): string {
  const { site } = useStaticQuery<Queries.ShareOriginQuery>(graphql`
    query ShareOrigin {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  return site?.siteMetadata?.siteUrl ?? "";
}
