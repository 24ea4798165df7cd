/** A length in px or rem, but for nothing and for the hairline of one pixel. */
const raw = /(?<![\w.-])-?(?!(0|1px)(?![\d.]))\d*\.?\d+(px|rem)\b/;

/** Custom properties that are no distance and no type: widths, heights, and where an outline stands. */
const lengths = "columns?|label|bar-h|(deferred-)?height|focus-offset";

/** A line of one pixel. */
const rawHairline = /(?<![\w.-])1px/;

/** Distances, lines and sizes of type are those of src/styles/tokens.css, widths those of the grid (docs/design.md 5 and 6). */
export default {
  overrides: [
    { files: "src/styles/tokens.css", rules: { "declaration-property-value-disallowed-list": null } },
  ],
  rules: {
    "declaration-property-value-disallowed-list": [
      {
        "/^(margin|padding|font$|font-size$|(row-|column-)?gap$)/": [raw],
        [`/^--(?!(${lengths})$)/`]: [raw],
        "/^(border|outline(?!-offset)|box-shadow|background)/": [rawHairline],
      },
      {
        message:
          "Take a token of src/styles/tokens.css: --s-… for distances, --fs-… for type, --hairline for lines.",
      },
    ],
    "media-feature-name-value-allowed-list": {
      "min-width": ["640px", "900px", "1024px", "1280px"],
      "max-width": ["639px", "899px", "1023px", "1279px"],
    },
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "no-duplicate-selectors": true,
  },
};
