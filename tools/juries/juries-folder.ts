/** Where the packages of the juries are installed: beside those of the site, so that no tool takes them for its code. */
export const juriesFolder = "node_modules/.juries";
