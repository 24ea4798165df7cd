import { graphql, type PageProps } from "gatsby";
import { PostRow } from "../sections/blog/post-row";
import { RecentPosts } from "../sections/blog/recent-posts";
import { itemListJsonLd } from "../seo/list-head";
import { Seo } from "../seo/seo";
import { PageBanner } from "../sections/shared/page-banner";
import { routes } from "../config/routes";
import { interpolate } from "../lib/interpolate";
import { required } from "../lib/required";
import * as styles from "../sections/blog/blog-page.module.css";

const defaults = { title: "Blogs", strapLine: "Your home our priority" };

/** docs/requirements.md 2.13 */
export default function BlogsPage({ data }: Pick<PageProps<Queries.BlogsPageQuery>, "data">) {
  const metadata = required(data.pageMetadata, 'key "blogs" in data/pages/metadata.json');
  const site = required(data.siteFacts, "data/site.json");
  const texts = required(data.blogTexts, "data/pages/blog.json");
  const title = interpolate(metadata.h1, { brand: site.name }) || defaults.title;
  const crumbs = [{ label: "Home", to: routes.home }, { label: "Blogs" }];
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
        strapLine={metadata.h2 || defaults.strapLine}
        picture={required(metadata.banner, 'ogImage of key "blogs" in data/pages/metadata.json')}
        crumbs={crumbs}
      />
      <div className={`wrap ${styles.columns}`}>
        <div>
          {posts.map((post) => (
            <PostRow key={post.path} post={post} />
          ))}
        </div>
        <aside className={styles.side} aria-label="More to read">
          <RecentPosts heading={texts.recentHeading} posts={data.recent.nodes} />
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
    siteFacts {
      name
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
        ...RecentPost
      }
    }
  }
`;
