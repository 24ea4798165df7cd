export { PageHead as Head } from "./page-head";
