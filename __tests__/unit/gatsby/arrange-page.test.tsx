import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { arrangePage } from "../../../src/gatsby/html/arrange-page";
import { pagePreloads } from "../../../src/gatsby/html/page-preloads";

const inline = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
const appSheet = "/app.97da061f.css";
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
  head: ReactNode[];
  body: ReactNode[];
}

/** The head and the end of the body of a page, as Gatsby gives them. */
const gatsbysPage = (pathname: string): PageParts => ({
  head: [sheet(`/${chunk}.f588cd7b.css`), sheet(appSheet), <title key="title">About</title>],
  body: [pathScript(pathname), scripts],
});

const chunks = { "results-body": ["results-body-1.js", "2.js", "3.css"] };
const pageData = { componentChunkName: chunk, staticQueryHashes: ["2017022512"] };

function arranged(pathname: string, { head, body } = gatsbysPage(pathname)) {
  const page: PageParts & { start: ReactNode[] } = { head, body, start: [] };
  Reflect.apply(arrangePage, undefined, [
    {
      pathname,
      getHeadComponents: () => head,
      replaceHeadComponents: (nodes: ReactNode[]) => (page.head = nodes),
      getPostBodyComponents: () => body,
      replacePostBodyComponents: (nodes: ReactNode[]) => (page.body = nodes),
      getPreBodyComponents: () => pagePreloads(pathname, pageData, chunks),
      replacePreBodyComponents: (nodes: ReactNode[]) => (page.start = nodes),
    },
  ]);
  const markup = (nodes: readonly ReactNode[]) =>
    renderToStaticMarkup(createElement(Fragment, null, ...nodes));
  return { head: markup(page.head), start: markup(page.start), body: markup(page.body) };
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

describe("around a page's content", () => {
  const inlineScripts = (markup: string) =>
    [...markup.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);

  test("has inline scripts of one text on all pages, for the policy", () => {
    const [about, home] = [arranged("/about"), arranged("/")].map(({ start, body }) =>
      inlineScripts(start + body),
    );
    expect(about).toHaveLength(2);
    expect(home).toEqual(about);
  });

  test("tells the browser the page's path", () => {
    expect(arranged("/about").body).toContain(
      `id="gatsby-script-loader" data-page-path="/about">/*<![CDATA[*/window.pagePath=document.currentScript.dataset.pagePath;`,
    );
  });

  test("keeps the bundles in a template before it, beside the script that starts them", () => {
    const { start, body } = arranged("/about");
    expect(start).toMatch(/<i data-slice="_gatsby-scripts"><\/i><\/template><script>/);
    expect(body).not.toContain("_gatsby-scripts");
  });

  test("has in the template what the bundles will fetch, the page's data first", () => {
    const template = /<template>(.*)<\/template>/s.exec(arranged("/about").start)?.[1] ?? "";
    const fetched = [...template.matchAll(/<link rel="preload" as="fetch" href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
    expect(fetched).toEqual([
      "/page-data/about/page-data.json",
      "/page-data/app-data.json",
      "/page-data/sq/d/2017022512.json",
    ]);
  });

  test("has there the chunk of the page's template, which Gatsby's loader would ask for last", () => {
    const preloads = pagePreloads("/about", pageData, { ...chunks, [chunk]: ["about-1.js", "4.css"] });
    expect(renderToStaticMarkup(createElement(Fragment, null, ...preloads))).toContain(
      '<link rel="preload" as="script" href="/about-1.js"/>',
    );
  });

  test("has there the code of a list, marked for who asks for another than the built one", () => {
    const preloads = pagePreloads(
      "/",
      { ...pageData, componentChunkName: "component---src-templates-results-tsx" },
      chunks,
    );
    const scripts = renderToStaticMarkup(createElement(Fragment, null, ...preloads)).match(
      /<link[^>]*as="script"[^>]*>/g,
    );
    expect(scripts).toEqual([
      '<link rel="preload" as="script" href="/results-body-1.js" data-when-asked=""/>',
      '<link rel="preload" as="script" href="/2.js" data-when-asked=""/>',
    ]);
  });

  test("stops the build where the page's data names no such queries", () => {
    expect(() => pagePreloads("/about", {}, chunks)).toThrow('"page data" no longer holds');
  });
});

describe("the build stops with the name of the fact that no longer holds", () => {
  const { head, body } = gatsbysPage("/about");
  test.each([
    ["style elements", { body, head: [...pictureHelpers, <style key="bare" {...inline("a{}")} />] }],
    ["style elements", { body, head: [...pictureHelpers, sheet(`/${chunk}.f588cd7b.css`)] }],
    ["page path script", { head, body: [scripts] }],
    ["page path script", { head, body: [pathScript("/elsewhere"), scripts] }],
    ["scripts slice", { head, body: [pathScript("/about")] }],
  ])("%s", (name, page) => {
    expect(() => arranged("/about", page)).toThrow(`"${name}" no longer holds`);
  });
});
