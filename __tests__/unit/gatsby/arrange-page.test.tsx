import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { arrangePage } from "../../../src/gatsby/html/arrange-page";

const inline = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
const appSheet = "/app.97da061f00b08622df38.css";
const chunk = "component---src-pages-about-tsx";

/** Gatsby's stand-in for the parts that it puts into every page at the end of a build. */
const Slice = ({ sliceId }: { readonly sliceId: string }) => <i data-slice={sliceId} />;

const sheet = (file: string) => <style data-href={file} {...inline(`/* ${file} */`)} />;
const pathScript = (path: string) => (
  <script
    key="script-loader"
    id="gatsby-script-loader"
    {...inline(`/*<![CDATA[*/window.pagePath="${path}";/*]]>*/`)}
  />
);
const scripts = createElement(Slice, { sliceId: "_gatsby-scripts" });

interface PageParts {
  readonly head: ReactNode[];
  readonly body: ReactNode[];
}

/** The head and the end of the body of a page, as Gatsby gives them. */
const gatsbysPage = (pathname: string): PageParts => ({
  head: [sheet(`/${chunk}.f588cd7b.css`), sheet(appSheet), <title key="title">About</title>],
  body: [pathScript(pathname), scripts],
});

function arranged(pathname: string, { head, body } = gatsbysPage(pathname)) {
  const page = { head, body };
  Reflect.apply(arrangePage, undefined, [
    {
      pathname,
      getHeadComponents: () => head,
      replaceHeadComponents: (nodes: ReactNode[]) => (page.head = nodes),
      getPostBodyComponents: () => body,
      replacePostBodyComponents: (nodes: ReactNode[]) => (page.body = nodes),
    },
  ]);
  const markup = (nodes: readonly ReactNode[]) =>
    renderToStaticMarkup(createElement(Fragment, null, ...nodes));
  return { head: markup(page.head), body: markup(page.body) };
}

describe("the head of a page", () => {
  test("links the site's own sheet before the styles of the page, which stand in it", () => {
    const { head } = arranged("/about");
    const link = head.indexOf(`<link rel="stylesheet" href="${appSheet}"/>`);
    expect(link).toBeGreaterThan(0);
    expect(head.indexOf(`<style data-href="/${chunk}.f588cd7b.css">`)).toBeGreaterThan(link);
    expect(head).not.toContain(`/* ${appSheet} */`);
  });

  test("keeps all else", () => {
    expect(arranged("/about").head).toContain("<title>About</title>");
  });
});

describe("the end of a page's body", () => {
  const inlineScripts = (body: string) =>
    [...body.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);

  test("has inline scripts of one text on all pages, for the policy", () => {
    const [about, home] = [arranged("/about"), arranged("/")].map(({ body }) => inlineScripts(body));
    expect(about).toHaveLength(2);
    expect(home).toEqual(about);
  });

  test("tells the browser the page's path", () => {
    expect(arranged("/about").body).toContain(
      `id="gatsby-script-loader" data-page-path="/about">/*<![CDATA[*/window.pagePath=document.currentScript.dataset.pagePath;`,
    );
  });

  test("keeps the bundles in a template, beside the script that starts them", () => {
    expect(arranged("/about").body).toMatch(
      /<template><i data-slice="_gatsby-scripts"><\/i><\/template><script data-chunk="component---src-pages-about-tsx">/,
    );
  });

  test("names no chunk where the template has no styles of its own", () => {
    const page = gatsbysPage("/about");
    const head = [sheet(appSheet)];
    expect(arranged("/about", { ...page, head }).body).toContain('data-chunk=""');
  });
});

describe("the build stops with the name of the fact that no longer holds", () => {
  const { head, body } = gatsbysPage("/about");
  test.each([
    ["style elements", { body, head: [<style key="bare" {...inline("a{}")} />] }],
    ["style elements", { body, head: [sheet(`/${chunk}.f588cd7b.css`)] }],
    ["page path script", { head, body: [scripts] }],
    ["page path script", { head, body: [pathScript("/elsewhere"), scripts] }],
    ["scripts slice", { head, body: [pathScript("/about")] }],
  ])("%s", (name, page) => {
    expect(() => arranged("/about", page)).toThrow(`"${name}" no longer holds`);
  });
});
