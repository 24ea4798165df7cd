/** Gatsby gives the classes of a CSS Module as named exports: `import * as styles from "./card.module.css"`. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module "*.css";

/** The address of a picture, with a hash of it in its name. */
declare module "*.svg" {
  const address: string;
  export default address;
}

/** The text of an inline script, compiled from the module of that name: `import text from "./name.inline?script"`. */
declare module "*.inline?script" {
  const text: string;
  export default text;
}

/** webpack's statistics of the bundles of the build, for its HTML. */
declare module "site-bundles" {
  const stats: unknown;
  export default stats;
}
