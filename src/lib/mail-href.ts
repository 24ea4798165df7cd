/** `mailto:` link with line breaks of RFC 6068; empty parts are left out. */
export function mailHref(address: string, { subject = "", body = "" } = {}): string {
  const fields = Object.entries({ subject, body: body.replace(/\r?\n/g, "\r\n") })
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return fields.length === 0 ? `mailto:${address}` : `mailto:${address}?${fields.join("&")}`;
}
