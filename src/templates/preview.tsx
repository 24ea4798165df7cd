import { graphql, Link, type PageProps } from "gatsby";
import type { PageContexts } from "../catalogue/page-contexts";
import { routes } from "../config/routes";
import { formatDate } from "../lib/dates";
import { counted } from "../lib/text";
import { Seo } from "../seo/seo";
import * as styles from "./preview.module.css";

const previewTexts = {
  title: "Preview",
  description: "What this preview has that the public site has not.",
  keywords: "",
};

/** A name, with the way to its page where it has one. */
function Named({ name, path }: { readonly name: string; readonly path: string | null }) {
  if (path === null) return <span>{name}</span>;
  return (
    <Link className="link" to={path}>
      {name}
    </Link>
  );
}

/** Only in a preview build (docs/decisions/delisted-listings.md). */
export default function PreviewTemplate({
  data,
  pageContext: { day, base, files },
}: PageProps<Queries.PreviewTemplateQuery, PageContexts["preview"]>) {
  const shown = data.shown.nodes;
  const delisted = data.delisted.nodes;
  return (
    <>
      <Seo path={routes.preview} texts={previewTexts} />
      <div className={`wrap ${styles.page}`}>
        <h1>Preview as of {formatDate(day)}</h1>
        <h2>Homes that the public does not see</h2>
        {shown.length === 0 && <p>None: no draft, and no home whose day is to come.</p>}
        <ul>
          {shown.map(({ path, title, location, previewNote }) => (
            <li key={path}>
              <Named name={title} path={path} />, {location}: {previewNote}
            </li>
          ))}
        </ul>
        <h2>Homes off the lists</h2>
        {delisted.length === 0 && <p>None.</p>}
        <ul>
          {delisted.map(({ path, title, location, delisting, hasPage }) => (
            <li key={path}>
              <Named name={title} path={hasPage ? path : null} />
              <span>{`, ${location}: ${delisting}${hasPage ? "" : ", its address leads on"}`}</span>
            </li>
          ))}
        </ul>
        <h2>Changed content</h2>
        <p>
          {base === null
            ? "There is no branch here to compare with. PREVIEW_BASE names one."
            : `${counted(files.length, "file")} of the content ${files.length === 1 ? "differs" : "differ"} from the branch ${base}.`}
        </p>
        <ul>
          {files.map(({ file, path }) => (
            <li key={file}>
              <Named name={file} path={path} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

export const query = graphql`
  query PreviewTemplate {
    shown: allListing(filter: { previewNote: { ne: null } }, sort: { listingId: ASC }) {
      nodes {
        path
        title
        location
        previewNote
      }
    }
    delisted: allDelistedListing(sort: { listingId: ASC }) {
      nodes {
        path
        title
        location
        delisting
        hasPage
      }
    }
  }
`;
