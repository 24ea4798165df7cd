/**
 * Who may import whom, one way and without cycles, from the bottom up: config and lib, catalogue, visitor and site, ui,
 * listing, seo and sections, features, shell, pages and templates. Beside them content, which runs at build time alone, and
 * gatsby, which holds what we touch of Gatsby's and webpack's private parts.
 */
const error = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

/** A folder of src and all that its files may import of src besides itself. */
const mayImport = (folder, allowed, comment) =>
  error(
    `${folder.replace(/\W+/g, "-")}-imports`,
    { path: `^src/${folder}/` },
    { path: "^src/", pathNot: [`^src/(${[folder, ...allowed].join("|")})/`, "^src/[^/]+\\.d\\.ts$"] },
    comment,
  );

const base = ["config", "lib"];
const models = [...base, "catalogue", "visitor", "site"];
const parts = [...models, "ui", "listing"];

module.exports = {
  forbidden: [
    error("no-cycles", {}, { circular: true }, "A cycle hides which part is the lower one."),
    mayImport("config", ["lib"], "config and lib may not import the catalogue."),
    mayImport("lib", ["config"], "config and lib may not import the catalogue."),
    error(
      "config-and-lib-are-pure",
      { path: "^src/(config|lib)/" },
      { path: "node_modules/(react|react-dom|gatsby[^/]*)/", dependencyTypesNot: ["type-only"] },
      "config and lib run anywhere: no React, no Gatsby.",
    ),
    mayImport("catalogue", base, "What a listing is: no views, for build and browser alike."),
    error(
      "catalogue-imports-react-in-hooks-alone",
      { path: "^src/catalogue/(?!use-)" },
      { path: "node_modules/(react|react-dom|gatsby[^/]*)/", dependencyTypesNot: ["type-only"] },
      "The build reads the catalogue too; React is for its hooks.",
    ),
    mayImport(
      "visitor",
      [...base, "catalogue"],
      "What the site remembers of a visitor: stores and hooks, and the text that CSS shows per city.",
    ),
    mayImport("site", base, "Facts and words of the agency as every view may ask for them."),
    mayImport("content", [...base, "catalogue"], "Build code may not import views."),
    error(
      "content-is-build-time",
      { path: "^src/(?!content/|gatsby/)" },
      { path: "^src/content/" },
      "Only gatsby-node, src/gatsby, tools and tests import src/content.",
    ),
    mayImport("gatsby", [...base, "catalogue", "content"], "The Gatsby adapter may not import views."),
    error(
      "adapter-has-one-gate",
      { path: "^src/(?!gatsby/)" },
      { path: "^src/gatsby/(?!boot/)" },
      "Pages and their parts import src/gatsby/boot, which runs in the browser; the rest is for the files gatsby-*, tools and tests.",
    ),
    mayImport("ui", ["lib"], "Interface parts may not import the catalogue."),
    mayImport("listing", [...models, "ui", "gatsby"], "Cards and detail parts may not import features."),
    mayImport("seo", parts, "The head of a page may not import features."),
    mayImport("sections", [...parts, "gatsby"], "Parts of single pages may not import features."),
    error(
      "features-import",
      { path: "^src/features/([^/]+)/" },
      {
        path: "^src/",
        pathNot: [`^src/(${parts.join("|")}|gatsby)/`, "^src/features/$1/", "^src/[^/]+\\.d\\.ts$"],
      },
      "A feature may not import another; they meet in shell, pages and templates.",
    ),
    ...[
      ["form", "flow|after"],
      ["flow", "after"],
    ].map(([folder, later]) =>
      error(
        `enquiry-${folder}-imports-nothing-later`,
        { path: `^src/features/enquiry/${folder}/` },
        { path: `^src/features/enquiry/(${later})/` },
        "The folders of an enquiry follow each other: after imports flow, flow imports form, never back.",
      ),
    ),
    mayImport(
      "shell",
      [...parts, "seo", "sections", "features", "gatsby", "styles"],
      "The shell is around pages and may not import them.",
    ),
    error(
      "layout-is-without-hearts",
      { path: "^src/shell/site-layout" },
      { path: "^src/features/(share|wishlist)/", reachable: true },
      "Every page loads the layout; heart and share button come with the pages that show cards.",
    ),
    error(
      "pages-are-apart",
      { path: "^src/(templates|pages)/([^/.-]+)" },
      { path: "^src/(templates|pages|content)/", pathNot: ["\\.module\\.css$", "^src/$1/$2-[^/]+$"] },
      "What two pages share is a section; what the build computes comes by GraphQL. A page's own parts begin with its name.",
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "gatsby-types.d.ts" },
  },
};
