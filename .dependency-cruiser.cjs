/** Who may import whom (one-way, no cycles): config and lib at the bottom, then ui, components, features, layout, pages. */
const forbid = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

module.exports = {
  forbidden: [
    forbid("no-cycles", {}, { circular: true }, "A cycle hides which part is the lower one."),
    forbid(
      "config-and-lib-are-pure",
      { path: "^src/(config|lib)/" },
      { path: ["^src/(?!config|lib)", "node_modules/(react|gatsby)/"] },
      "config and lib import nothing of src but each other, and no framework.",
    ),
    forbid(
      "content-is-build-time",
      { path: "^src/(?!content/)" },
      { path: "^src/content/" },
      "Only gatsby-node, tools and tests import src/content.",
    ),
    forbid(
      "content-imports-no-interface",
      { path: "^src/content/" },
      { path: "^src/(components|features|layout|templates|pages)/" },
      "Build code knows config and lib alone.",
    ),
    forbid(
      "ui-knows-only-lib",
      { path: "^src/components/ui/" },
      { path: "^src/(?!components/ui/|lib/|config/)" },
      "Interface parts are free of the site's subject.",
    ),
    forbid(
      "components-know-no-features",
      { path: "^src/components/" },
      { path: "^src/(features|layout|templates|pages)/" },
      "A card that needs a heart gets it as a slot.",
    ),
    forbid(
      "features-are-apart",
      { path: "^src/features/([^/]+)/" },
      { path: "^src/features/", pathNot: "^src/features/$1/" },
      "Features meet in layout, pages and templates.",
    ),
    forbid(
      "features-know-no-pages",
      { path: "^src/features/" },
      { path: "^src/(layout|templates|pages)/" },
      "Pages are composed of features, not the other way round.",
    ),
    forbid(
      "layout-knows-no-pages",
      { path: "^src/layout/" },
      { path: "^src/(templates|pages)/" },
      "The shell is around pages.",
    ),
    forbid(
      "templates-are-apart",
      { path: "^src/(templates|pages)/([^/]+)" },
      { path: "^src/(templates|pages)/", pathNot: "\\.module\\.css$" },
      "What two pages share is a component.",
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "gatsby-types.d.ts" },
  },
};
