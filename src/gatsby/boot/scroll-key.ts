/**
 * Gatsby keeps the scroll position of each page in session storage, under this prefix and the page's path, which tells
 * where the visitor has been.
 */
export const scrollKeyPrefix = "@@scroll|";
