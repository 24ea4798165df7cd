/** Whether a text can be the last part of an address of this site: "orchard-row". */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
