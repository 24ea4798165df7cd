import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** One gatekeeper per vendor: where it may be imported, and nowhere else. */
const gatekeepers = [
  { name: "@emailjs/browser", keeper: "src/features/enquiry/mail/email-client.ts" },
  { name: "react-slick", keeper: "src/ui/carousel-slider.tsx" },
  { name: "react-helmet", keeper: "src/seo/head-tags.tsx" },
];

const vendorRule = (allowed) => ({
  "no-restricted-imports": [
    "error",
    {
      paths: gatekeepers
        .filter(({ keeper }) => keeper !== allowed)
        .map(({ name, keeper }) => ({ name, message: `Only ${keeper} imports it.`, allowTypeImports: true })),
    },
  ],
});

export default tseslint.config(
  { ignores: ["node_modules", "public", ".cache", "src/gatsby-types.d.ts", "**/*.mjs", "*.cjs", "coverage"] },
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
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
      ...vendorRule(undefined),
    },
  },
  ...gatekeepers.map(({ keeper }) => ({ files: [keeper], rules: vendorRule(keeper) })),
  // Gatsby hands plain functions over in its arguments but types them as methods.
  { files: ["src/content/**", "*.ts"], rules: { "@typescript-eslint/unbound-method": "off" } },
  {
    files: ["__tests__/**"],
    rules: {
      "no-restricted-imports": "off",
      "@typescript-eslint/unbound-method": "off",
      // Stand-ins answer as the real thing does: asynchronously, and with whatever it may reject with.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/prefer-promise-reject-errors": "off",
      // Jest gives its matchers, such as expect.any, no type of their own.
      "@typescript-eslint/no-unsafe-assignment": "off",
    },
  },
);
