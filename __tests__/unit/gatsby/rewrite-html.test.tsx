import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { lateScriptsTemplate } from "../../../src/gatsby/late-scripts/late-scripts";
import { rewriteHtml } from "../../../src/gatsby/rewrite-html";

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

/** What Gatsby's picture component needs in the head of every page. */
const pictureHelpers = [
  <style key="gatsby-image-style" {...inline(".gatsby-image-wrapper{}")} />,
  <noscript key="gatsby-image-style-noscript" />,
  <script key="gatsby-image-style-script" type="module" />,
];

/** The head and the end of the body of a page, as Gatsby gives them. */
const gatsbysPage = (pathname: string): PageParts => ({
  head: [
    ...pictureHelpers,
    sheet(`/${chunk}.f588cd7b.css`),
    sheet(appSheet),
    <title key="title">About</title>,
  ],
  body: [pathScript(pathname), scripts],
});

const chunks = { [chunk]: ["about-1.js", "4.css"] };
const pageData = { componentChunkName: chunk, staticQueryHashes: ["2017022512"] };

function rewritten(pathname: string, { head, body } = gatsbysPage(pathname)) {
  const page: PageParts & { start: ReactNode[] } = { head, body, start: [] };
  Reflect.apply(rewriteHtml, undefined, [
    {
      pathname,
      getHeadComponents: () => head,
      replaceHeadComponents: (nodes: ReactNode[]) => (page.head = nodes),
      getPostBodyComponents: () => body,
      replacePostBodyComponents: (nodes: ReactNode[]) => (page.body = nodes),
      getPreBodyComponents: () => [lateScriptsTemplate(pathname, pageData, chunks)],
      replacePreBodyComponents: (nodes: ReactNode[]) => (page.start = nodes),
    },
  ]);
  const markup = (nodes: readonly ReactNode[]) =>
    renderToStaticMarkup(createElement(Fragment, null, ...nodes));
  return { head: markup(page.head), start: markup(page.start), body: markup(page.body) };
}

describe("the head of a page", () => {
  test("has nothing of a picture component that no page shows", () => {
    expect(rewritten("/about").head).not.toMatch(/gatsby-image|<noscript|type="module"/);
  });

  test("whose picture component has other needs stops the build", () => {
    const { head, body } = gatsbysPage("/about");
    expect(() => rewritten("/about", { head: head.slice(1), body })).toThrow(/picture helpers/);
  });

  test("has the site's own sheet before those of the page", () => {
    const { head } = rewritten("/about");
    const sheets = [...head.matchAll(/<style data-href="([^"]*)">/g)].map(([, file]) => file);
    expect(sheets).toEqual([appSheet, `/${chunk}.f588cd7b.css`]);
  });
});

describe("around a page's content", () => {
  const inlineScripts = (markup: string) =>
    [...markup.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);

  test("has inline scripts of one text on all pages, for the policy", () => {
    const [about, home] = [rewritten("/about"), rewritten("/")].map(({ start, body }) =>
      inlineScripts(start + body),
    );
    expect(about).toHaveLength(1);
    expect(home).toEqual(about);
  });

  test("keeps the bundles in a template before it", () => {
    const { start, body } = rewritten("/about");
    expect(start).toMatch(
      /^<template data-late-scripts="">.*<i data-slice="_gatsby-scripts"><\/i><\/template>$/,
    );
    expect(body).not.toContain("_gatsby-scripts");
  });

  test("has in the template what the bundles will fetch, the page's data first", () => {
    const template = /<template[^>]*>(.*)<\/template>/s.exec(rewritten("/about").start)?.[1] ?? "";
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
    expect(rewritten("/about").start).toContain('<link rel="preload" as="script" href="/about-1.js"/>');
  });

  test("stops the build where the page's data names no such queries", () => {
    expect(() => lateScriptsTemplate("/about", {}, chunks)).toThrow('"page data" no longer holds');
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
    expect(() => rewritten("/about", page)).toThrow(`"${name}" no longer holds`);
  });
});
