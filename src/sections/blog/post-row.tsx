import { graphql, Link } from "gatsby";
import { GoLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { formatDate } from "../../lib/dates";
import * as styles from "./post-row.module.css";

const pictureSizes =
  "(min-width: 1376px) 400px, (min-width: 1024px) 28vw, (min-width: 640px) calc(45.5vw - 44px), 92vw";

export function PostRow({ post }: { readonly post: Queries.PostRowFragment }) {
  return (
    <article className={`split-sm ${styles.row}`}>
      <Link className={`frame ${styles.picture}`} to={post.path} tabIndex={-1} aria-hidden="true">
        <Picture picture={post.image} sizes={pictureSizes} alt="" />
      </Link>
      <div>
        <PostCategory category={post.category} />
        <h2 className={`h2-column ${styles.title}`}>
          <Link to={post.path}>{post.title}</Link>
        </h2>
        <PostDate date={post.date} />
        <p className={styles.text}>{post.firstParagraph}</p>
        {/* Hidden text rather than a label, as crawlers read it. */}
        <GoLink to={post.path}>
          Read More <span className="vh">{post.title}</span>
        </GoLink>
      </div>
    </article>
  );
}

export const postRowFragment = graphql`
  fragment PostRow on Post {
    path
    title
    category
    date
    firstParagraph
    image {
      alt
      focus
      file {
        publicURL
        childImageSharp {
          gatsbyImageData(width: 780, aspectRatio: 1.3333, breakpoints: [320, 480, 640, 780])
        }
      }
    }
  }
`;

/** The style sheet shows it in capitals (docs/requirements.md 2.13). */
export function PostCategory({ category }: { readonly category: string }) {
  return <span className={styles.category}>{category}</span>;
}

export function PostDate({ date }: { readonly date: string }) {
  return (
    <time className="note" dateTime={date}>
      {formatDate(date)}
    </time>
  );
}
