import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentFolder, isPreviewAsked, publicationDay } from "./src/content/build-settings";
import { rawTypeName } from "./src/content/content-nodes";
import { contentTypeAt } from "./src/content/content-types";
import { siteOrigin } from "./src/config/environment";

/** Gatsby loads these files for the bundle alone; the build needs the same variables. Values already set win. */
const environmentFile = `.env.${process.env.NODE_ENV ?? "development"}`;
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);

// Always set, so that a public build cannot keep a cached preview day.
process.env.GATSBY_PREVIEW_DAY = isPreviewAsked(process.env) ? publicationDay(process.env) : "";

const content = contentFolder(process.env);
const isContent = (file: string) =>
  file === "" || contentTypeAt(file.split(path.sep).join("/")) !== undefined;

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteOrigin(process.env) },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    documentSearchPaths: ["./gatsby-node.ts", "./src/**/*.{ts,tsx}"],
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      // Folders must pass, so that their files are looked at.
      options: {
        name: "content",
        path: content,
        ignore: [(file: string) => path.extname(file) !== "" && !isContent(path.relative(content, file))],
      },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "images", path: path.join(content, "images") } },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) => rawTypeName(node.relativePath),
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { formats: ["auto", "webp"], placeholder: "dominantColor", quality: 70 } },
    },
    // Plans, wordmarks and portraits are drawings, without childImageSharp.
    { resolve: "gatsby-transformer-sharp", options: { checkSupportedExtensions: false } },
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
