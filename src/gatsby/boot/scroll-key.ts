/**
 * Gatsby keeps in session storage how far each page was scrolled, under this and the page's path: it tells where the
 * visitor has been.
 */
export const scrollKeyPrefix = "@@scroll|";
