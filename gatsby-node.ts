import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { checkContentOrStop, checkPicturesOrStop } from "./src/content/check-content-on-build";
import { checkEnvironmentOrStop } from "./src/content/check-environment";
import { createContentNode, declareContentTypes } from "./src/content/content-nodes";
import { createCityMapNodes } from "./src/content/maps/city-map-nodes";
import { createSitePages } from "./src/content/pages/create-site-pages";
import { answerListingsByIds } from "./src/content/listings-by-ids";
import { renewContentNodes } from "./src/gatsby/data/renew-content-nodes";
import { rememberPictures } from "./src/gatsby/data/picture-results";
import { keepMadePictures } from "./src/gatsby/data/made-pictures";
import { noteQueryTypes } from "./src/gatsby/data/current-query-types";
import { warnWithoutEmail } from "./src/content/warn-without-email";
import { templateSheets } from "./src/gatsby/bundler/chunk-files";
import { leanBundles } from "./src/gatsby/bundler/webpack-config";
import { readChunkFiles } from "./src/gatsby/bundler/webpack-stats";
import { finishSite } from "./src/gatsby/emitted-site";
import { writeBuildFiles } from "./src/content/build-files/write-build-files";

export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  checkEnvironmentOrStop(args);
  checkContentOrStop(args);
  await checkPicturesOrStop(args);
  warnWithoutEmail(args);
  keepMadePictures();
};
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = declareContentTypes;
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  rememberPictures(args);
  answerListingsByIds(args);
};
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await createCityMapNodes(args);
  await renewContentNodes(args);
};
export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNode;
export const createPages: GatsbyNode["createPages"] = (args) =>
  createSitePages(args, path.resolve("src/templates"));
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  leanBundles(args, path.resolve("."));
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  noteQueryTypes(".");
  await finishSite(args);
  await writeBuildFiles(args, templateSheets(readChunkFiles("public")));
};
