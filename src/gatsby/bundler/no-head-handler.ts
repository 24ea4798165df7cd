/** Replaces Gatsby's code that renders the `Head` which a page exports: no page of this site exports one. */
export function headHandlerForBrowser(): void {}
