import type { ReactElement } from "react";

interface InlineScriptProps {
  readonly id?: string;
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

/**
 * Gatsby's script that names the page, `window.pagePath="/about"`, as one text for all pages: the path moves into a
 * data attribute. So a single Content-Security-Policy with the hashes of a few scripts serves the whole site.
 */
export function constantPagePathScript(
  { key, props }: ReactElement<InlineScriptProps>,
  pathname: string,
): ReactElement {
  const constant = props.dangerouslySetInnerHTML.__html.replace(
    `window.pagePath=${JSON.stringify(pathname)};`,
    "window.pagePath=document.currentScript.dataset.pagePath;",
  );
  return (
    <script
      key={key}
      id={props.id}
      data-page-path={pathname}
      dangerouslySetInnerHTML={{ __html: constant }}
    />
  );
}
