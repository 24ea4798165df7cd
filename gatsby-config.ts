import { existsSync } from "node:fs";
import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentFolder } from "./src/content/content-folder";
import { rawTypeName } from "./src/content/content-nodes";
import { contentTypeAt } from "./src/content/content-types";
import { isPreviewAsked, publicationDay } from "./src/content/publication";
import { siteOrigin } from "./src/config/environment";

/** Gatsby hands these files to the bundle alone; the build reads the same variables. What is already set wins. */
const environmentFile = `.env.${process.env.NODE_ENV ?? "development"}`;
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);

// The bundle is told by a variable of its own, always set, so that nothing of a preview is left in the public's.
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
      // Folders have to pass, for what is in them.
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
    // Plans, wordmarks and portraits are drawings: their childImageSharp is null and no reason to warn.
    { resolve: "gatsby-transformer-sharp", options: { checkSupportedExtensions: false } },
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
