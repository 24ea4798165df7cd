import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** One gatekeeper per vendor: where it may be imported, and nowhere else. */
const gatekeepers = [
  { name: "@emailjs/browser", keeper: "src/features/enquiry/flow/email-client.ts" },
  { name: "react-slick", keeper: "src/ui/carousel-slider.tsx" },
  { name: "react-helmet", keeper: "src/seo/head-tags.tsx" },
  { name: "ts-ics", keeper: "src/features/enquiry/after/calendar-link.tsx" },
];

/** What works in development and fails, or weighs, in production alone. */
const productionTraps = [
  {
    name: "gatsby",
    importNames: ["Script"],
    message:
      "The build takes Gatsby's Script out of the bundles, so in production it is undefined. Put the script's work into a module of src, or append a script element in an effect and allow its origin in src/content/build-files/host-rules.ts.",
  },
  {
    name: "gatsby-plugin-image",
    importNames: ["GatsbyImage", "StaticImage"],
    message:
      "It renders its placeholder through react-dom/server, which would be 21 kB gzip of first-load JavaScript in production alone. Use Picture of src/ui/picture.tsx with a picture of the page's query.",
  },
];

const headTrap = {
  selector: [
    "ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name='Head']",
    "ExportNamedDeclaration > FunctionDeclaration[id.name='Head']",
    "ExportSpecifier[exported.name='Head']",
  ].join(", "),
  message:
    "The build takes what renders exported Heads out of the bundles, so in production the head would stay that of the first page. Render Seo of src/seo/seo.tsx.",
};

/** What hides code from types, lint and whoever upgrades a package. */
const hiddenCode = [
  {
    selector: [
      "JSXOpeningElement[name.name='script'] JSXAttribute[name.name='dangerouslySetInnerHTML'] :matches(Literal[value=/\\S/], TemplateLiteral)",
      "JSXElement[openingElement.name.name='script'] > JSXText[value=/\\S/]",
    ].join(", "),
    message: "A script is a module name.inline.ts, whose text `./name.inline?script` gives.",
  },
  {
    // Keys that are computed are paths of the site's own modules.
    selector:
      ":matches(Property[key.name='alias'], VariableDeclarator[id.name='alias']) > ObjectExpression > Property[computed=false]:not([key.value=/^site-/])",
    message:
      "No module of a package is replaced. An alias is a path of src or a name that begins with site-.",
  },
  {
    selector: "MemberExpression[object.name='Reflect']",
    message: "It reaches into objects past their types. Use their public interface, or parse them first.",
  },
];

const element = "type=/^JSX/";
const text = "type=/^(Template)?Literal$/";
const textName = "name=/^(label|name|note|number|part|text|title|word)s?$/";
const comesAndGoes = `JSXExpressionContainer:matches([expression.operator='&&'][expression.right.${element}], [expression.consequent.${element}], [expression.alternate.${element}])`;
const textThatGoes = `JSXExpressionContainer:matches([expression.operator='&&'][expression.right.${text}], [expression.consequent.${element}][expression.alternate.${text}], [expression.consequent.${text}][expression.alternate.${element}])`;
const bareText = `:matches(JSXText[value=/\\S/], JSXExpressionContainer:matches([expression.${text}], [expression.${textName}], [expression.property.${textName}], [expression.operator='??']))`;
const other = ":matches(JSXElement, JSXExpressionContainer, JSXText[value=/\\S/])";

/** What a translator, which replaces text nodes, makes React look for in vain. */
const unplacedText = {
  selector: [
    `${comesAndGoes} ~ ${bareText}`,
    `${other} ~ ${textThatGoes}`,
    `${textThatGoes} ~ ${other}`,
  ].join(", "),
  message:
    "Bare text beside an element that comes and goes, or that itself does: a translator replaces it, and React then fails. Give the text an element of its own.",
};

/** Browser storage has a gatekeeper too; a browser may refuse it. */
const storageKeeper = "src/lib/storage.ts";
const storageNames = ["localStorage", "sessionStorage"];
const storageMessage = `A browser may refuse it. Use localStore or sessionStore of ${storageKeeper}, which never throw.`;

const vendorRule = (allowed) => ({
  "no-restricted-imports": [
    "error",
    {
      paths: [
        ...productionTraps,
        ...gatekeepers
          .filter(({ keeper }) => keeper !== allowed)
          .map(({ name, keeper }) => ({
            name,
            message: `Only ${keeper} imports it.`,
            allowTypeImports: true,
          })),
      ],
    },
  ],
});

export default tseslint.config(
  {
    ignores: [
      "node_modules",
      "public",
      ".cache",
      "test-site",
      "preview-site",
      "src/gatsby-types.d.ts",
      "**/*.mjs",
      "*.cjs",
      "coverage",
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat["recommended-latest"],
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", prefer: "type-imports" },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-console": "error",
      // A list without its bullets loses its meaning in Safari unless the role is named.
      // A map takes keys itself, and so the focus, as the role "application" says.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "application"] }],
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
      ...vendorRule(undefined),
    },
  },
  ...gatekeepers.map(({ keeper }) => ({ files: [keeper], rules: vendorRule(keeper) })),
  {
    files: ["src/**"],
    // Inline scripts run before any module.
    ignores: [storageKeeper, "src/**/*.inline.ts"],
    rules: {
      "no-restricted-globals": ["error", ...storageNames.map((name) => ({ name, message: storageMessage }))],
      "no-restricted-properties": [
        "error",
        ...storageNames.map((property) => ({ property, message: storageMessage })),
      ],
    },
  },
  {
    files: ["src/**", "*.{ts,tsx}"],
    rules: { "no-restricted-syntax": ["error", ...hiddenCode, unplacedText] },
  },
  {
    files: ["src/pages/**", "src/templates/**"],
    rules: { "no-restricted-syntax": ["error", ...hiddenCode, unplacedText, headTrap] },
  },
  // Gatsby hands plain functions over in its arguments but types them as methods.
  {
    files: ["src/content/**", "src/gatsby/**", "*.ts"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  {
    files: ["__tests__/**"],
    rules: {
      "no-restricted-imports": "off",
      "@typescript-eslint/unbound-method": "off",
      // Stubs answer as the real thing does: asynchronously, and with whatever it may reject with.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/prefer-promise-reject-errors": "off",
      // Jest gives its matchers, such as expect.any, no type of their own.
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
);
