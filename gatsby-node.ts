import { rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import {
  checkContentOrStop,
  checkPicturesOrStop,
  checkEnvironmentOrStop,
  warnWithoutEmail,
} from "./src/content/check-before-build";
import { createContentNode, declareContentTypes, renewKeptNodes } from "./src/content/content-nodes";
import { memoizeImages, answerListingsByIds } from "./src/content/graphql";
import { createCityMapNodes } from "./src/content/maps/city-map-nodes";
import { createSitePages, deletePlaceholderPages } from "./src/content/pages/page-families";
import { writeBuildFiles } from "./src/content/write-build-files";
import { pageStylesheets, readChunkFiles, checkEmittedFiles } from "./src/gatsby/emitted-files";
import { optimizeBundles } from "./src/gatsby/bundler/webpack-config";

export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  checkEnvironmentOrStop(args);
  checkContentOrStop(args);
  await checkPicturesOrStop(args);
  warnWithoutEmail(args);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = declareContentTypes;

export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  memoizeImages(args);
  answerListingsByIds(args);
};

export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await createCityMapNodes(args);
  await renewKeptNodes(args);
};

export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNode;

export const createPages: GatsbyNode["createPages"] = (args) =>
  createSitePages(args, path.resolve("src/templates"));

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = deletePlaceholderPages;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  optimizeBundles(args, path.resolve("."));

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  checkEmittedFiles("public");
  // Gatsby copies it into every build; the site has no third-party script.
  await rm("public/~partytown", { recursive: true, force: true });
  await writeBuildFiles(args, pageStylesheets(readChunkFiles("public")));
};
