/**
 * HTML of /admin. `desk` is the address of its script, which starts Sveltia CMS. Nothing of the site's own scripts or
 * styles is on the page, and search engines are asked to leave it out.
 */
export function adminPage(desk: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Content</title>
<link rel="cms-config-url" type="application/json" href="/admin/config.json">
</head>
<body>
<noscript>Editing needs JavaScript.</noscript>
<script type="module" src="${desk}"></script>
</body>
</html>
`;
}
