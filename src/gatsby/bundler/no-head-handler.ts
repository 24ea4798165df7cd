/** Stands in for Gatsby's code that draws the `Head` which a page exports: no page of this site does. */
export function headHandlerForBrowser(): void {}
