import { graphql, Link, type PageProps } from "gatsby";
import { PostDate, PostRow } from "../sections/blog/post-row";
import { itemListJsonLd } from "../seo/list-head";
import { Seo } from "../seo/seo";
import { PageBanner } from "../sections/shared/page-banner";
import { homeCrumb, routes } from "../config/routes";
import { interpolate } from "../lib/interpolate";
import { required } from "../lib/required";
import { truncate } from "../lib/text";
import { useSiteFacts } from "../site/site-data";
import { Picture } from "../ui/picture";
import * as styles from "../sections/blog/blog-page.module.css";

/** Characters (docs/requirements.md 2.13). */
const recentTitleLength = 60;

/** docs/requirements.md 2.13 */
export default function BlogsPage({ data }: Pick<PageProps<Queries.BlogsPageQuery>, "data">) {
  const metadata = required(data.pageMetadata, 'key "blogs" in data/pages/metadata.json');
  const { name } = useSiteFacts();
  const texts = required(data.blogTexts, "data/pages/blog.json");
  const title = interpolate(metadata.h1, { brand: name }) || "Blogs";
  const crumbs = [homeCrumb, { label: "Blogs" }];
  const posts = data.allPost.nodes;
  return (
    <>
      <Seo
        path={routes.blogs}
        texts={metadata}
        picture={metadata.ogImage}
        crumbs={crumbs}
        graph={(origin) => itemListJsonLd(origin, title, posts)}
      />
      <PageBanner
        title={title}
        strapLine={metadata.h2}
        picture={required(metadata.banner, 'ogImage of key "blogs" in data/pages/metadata.json')}
        crumbs={crumbs}
      />
      <div className={`wrap split ${styles.columns}`}>
        <div>
          {posts.map((post) => (
            <PostRow key={post.path} post={post} />
          ))}
        </div>
        <aside className={styles.side} aria-label="More to read">
          <section aria-labelledby="recent-posts">
            <h2 id="recent-posts" className={`ruled h3 ${styles.heading}`}>
              {texts.recentHeading}
            </h2>
            <ul>
              {data.recent.nodes.map((post) => (
                <li key={post.path} className={styles.item}>
                  <div className={`frame ${styles.picture}`}>
                    <Picture picture={post.image} sizes="84px" alt="" />
                  </div>
                  <div>
                    <Link className={`hover-line tap ${styles.title}`} to={post.path}>
                      {truncate(post.title, recentTitleLength)}
                    </Link>
                    <br />
                    <PostDate date={post.date} />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </aside>
      </div>
    </>
  );
}

export const query = graphql`
  query BlogsPage {
    pageMetadata(key: { eq: "blogs" }) {
      ...SeoMetadata
      banner: ogImage {
        ...WidePicture
      }
    }
    blogTexts {
      recentHeading
    }
    allPost(sort: { date: DESC }) {
      nodes {
        ...PostRow
      }
    }
    recent: allPost(sort: { date: DESC }, limit: 3) {
      nodes {
        path
        title
        date
        image {
          alt
          focus
          file {
            publicURL
            childImageSharp {
              gatsbyImageData(width: 168, aspectRatio: 1.3125, breakpoints: [84, 168])
            }
          }
        }
      }
    }
  }
`;
