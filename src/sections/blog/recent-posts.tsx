import { graphql, Link } from "gatsby";
import { truncate } from "../../lib/text";
import { Picture } from "../../ui/picture";
import { PostDate } from "./post-row";
import * as styles from "./blog-page.module.css";

/** Characters (docs/requirements.md 2.13). */
const titleLength = 60;

interface RecentPostsProps {
  readonly heading: string;
  readonly posts: readonly Queries.RecentPostFragment[];
}

export function RecentPosts({ heading, posts }: RecentPostsProps) {
  return (
    <section aria-labelledby="recent-posts">
      <h2 id="recent-posts" className={`ruled ${styles.heading}`}>
        {heading}
      </h2>
      <ul>
        {posts.map((post) => (
          <li key={post.path} className={styles.item}>
            <div className={styles.picture}>
              <Picture picture={post.image} sizes="84px" alt="" />
            </div>
            <div>
              <Link className={`hover-line ${styles.title}`} to={post.path}>
                {truncate(post.title, titleLength)}
              </Link>
              <br />
              <PostDate date={post.date} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const recentPostFragment = graphql`
  fragment RecentPost on Post {
    path
    title
    date
    image {
      alt
      focus
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(width: 168, aspectRatio: 1.3125, layout: CONSTRAINED, breakpoints: [84, 168])
        }
      }
    }
  }
`;
