export { HeadTags as Head } from "./head-tags";
