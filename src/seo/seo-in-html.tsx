export { HeadTags as Seo } from "./head-tags";
