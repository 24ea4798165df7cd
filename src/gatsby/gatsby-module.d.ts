import type { Context } from "react";

declare module "gatsby" {
  /** Results of the static queries of a page, which `useStaticQuery` reads; Gatsby exports it without a type. */
  export const StaticQueryContext: Context<unknown>;
}
