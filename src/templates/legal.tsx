import { graphql, type PageProps } from "gatsby";
import { ArticleBody } from "../sections/blog/article-body";
import { Seo } from "../seo/seo";
import { homeCrumb, routes } from "../config/routes";
import { DeleteMyData } from "../features/privacy/delete-my-data";
import { required } from "../lib/required";
import * as styles from "./legal.module.css";

/** Section of the privacy policy (docs/decisions/storage-and-privacy.md). */
const deleteSectionId = "delete";

/** "2025-09-11" gives "September 11, 2025" (docs/requirements.md 2.12). */
function formatLongDate(isoDay: string): string {
  return new Date(isoDay).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

/** docs/requirements.md 2.12 */
export default function LegalTemplate({ data }: PageProps<Queries.LegalTemplateQuery>) {
  const page = required(data.legalPage, "the page in data/pages/legal.json");
  const crumbs = [homeCrumb, { label: page.h1 }];
  return (
    <>
      <Seo path={routes.landing(page.slug)} texts={page} crumbs={crumbs} />
      <div className={`wrap ${styles.head}`}>
        <h1>{page.h1}</h1>
        <p className="note mt-3">
          {page.lastUpdatedLabel} <time dateTime={page.lastUpdated}>{formatLongDate(page.lastUpdated)}</time>
        </p>
      </div>
      <div className={`wrap split-md ${styles.columns}`}>
        <nav className={`ruled ${styles.contents}`} aria-label="On this page">
          <ol>
            {page.sections.map(({ id, heading }, index) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className={`num ${styles.number}`}>{index + 1}</span>
                  <span className="hover-line">{heading}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={`measure ${styles.text}`}>
          <p className="lead">{page.intro}</p>
          {page.sections.map(({ id, heading, html }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {index + 1}. {heading}
              </h2>
              <ArticleBody html={html} />
              {id === deleteSectionId && <DeleteMyData />}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

export const query = graphql`
  query LegalTemplate($id: String!) {
    legalPage(id: { eq: $id }) {
      slug
      title
      description
      keywords
      h1
      lastUpdatedLabel
      lastUpdated
      intro
      sections {
        id
        heading
        html
      }
    }
  }
`;
