import { graphql, type PageProps } from "gatsby";
import { ArticleBody } from "../sections/blog/article-body";
import { PostCategory, PostDate } from "../sections/blog/post-row";
import type { CommentListProps } from "../sections/blog/comment-list";
import { Seo } from "../seo/seo";
import { BackLink } from "../ui/links";
import { Picture } from "../ui/picture";
import { lazyPart, useHydrated, useLazyPart } from "../ui/hooks";
import { homeCrumb, routes } from "../config/routes";
import { storageKeyPrefixes } from "../config/storage-keys";
import { localStore } from "../lib/storage";
import { formatDate } from "../lib/dates";
import { interpolate } from "../lib/interpolate";
import { EnquiryForm } from "../features/enquiry/flow/enquiry-form";
import { required } from "../lib/required";
import { useSiteFacts } from "../site/site-data";
import "../sections/blog/comment-list.module.css";
import * as sideColumn from "../ui/side-column.module.css";
import * as styles from "./post.module.css";

const commentList = lazyPart(() => import("../sections/blog/comment-list"));

/** Loads the list only where this browser stores comments (docs/requirements.md 2.13 and 3). */
function StoredComments(props: CommentListProps) {
  const isHydrated = useHydrated();
  const isStored = isHydrated && localStore.get(storageKeyPrefixes.comments + String(props.postId)) !== null;
  const part = useLazyPart(commentList, isStored);
  return isStored && part !== null ? <part.CommentList {...props} /> : null;
}

/** docs/requirements.md 2.13 */
export default function PostTemplate({ data }: PageProps<Queries.PostTemplateQuery>) {
  const post = required(data.post, "the article in data/blog");
  const { name } = useSiteFacts();
  const texts = required(data.blogTexts, "data/pages/blog.json");
  const crumbs = [homeCrumb, { label: "Blogs", to: routes.blogs }, { label: post.title }];
  return (
    <>
      <Seo
        path={post.path}
        texts={{
          title: `${post.title} | ${name}`,
          description: post.excerpt,
          keywords: `${post.category}, ${post.title}`,
          ogType: "article",
          post,
        }}
        picture={post.social}
        crumbs={crumbs}
      />
      <article>
        <div className={`wrap ${styles.back}`}>
          <BackLink fallbackPath={routes.blogs}>Back to Blogs</BackLink>
        </div>
        <header className={`wrap ${styles.head}`}>
          <PostCategory category={post.category} />
          <h1 className="display">{post.title}</h1>
          <p className="note mt-4">
            <PostDate date={post.date} />
            {post.author !== null && <span>{`, by ${post.author}`}</span>}
            <span>{`, ${interpolate(texts.readingTime, { minutes: post.readingMinutes })}`}</span>
            {post.updated !== null && post.updated !== post.date && (
              <span>{`, ${interpolate(texts.updated, { date: formatDate(post.updated) })}`}</span>
            )}
          </p>
        </header>
        <div className={`frame ${styles.picture}`}>
          <Picture picture={post.image} sizes="100vw" eager />
        </div>
        <div className={`wrap split ${styles.columns}`}>
          <div>
            <ArticleBody html={post.html} pictures={post.pictures} lead />
            {post.sources.length > 0 && (
              <section className={`measure mt-7 ${styles.sources}`} aria-labelledby="sources">
                <h2 id="sources">{texts.sourcesHeading}</h2>
                <ul>
                  {post.sources.map(({ label, url }) => (
                    <li key={url}>
                      <a className="link" href={url} rel="noopener">
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <StoredComments heading={texts.commentsHeading} postId={post.postId} />
          </div>
          <aside className={`deferred stack ${sideColumn.side}`} aria-label="Consultation">
            <EnquiryForm formId="blog" title={texts.formTitle} />
          </aside>
        </div>
      </article>
    </>
  );
}

export const query = graphql`
  query PostTemplate($id: String!) {
    blogTexts {
      readingTime
      updated
      sourcesHeading
      commentsHeading
      formTitle
    }
    post(id: { eq: $id }) {
      ...SeoPost
      postId
      readingMinutes
      html
      pictures {
        ...ArticlePicture
      }
      image {
        ...WidePicture
      }
      social: image {
        ...SocialPicture
      }
      sources {
        label
        url
      }
    }
  }
`;
