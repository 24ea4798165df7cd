/** `mailto:` link with subject and text filled in; line breaks as RFC 6068 wants them. Empty parts are left out. */
export function mailHref(address: string, { subject = "", body = "" } = {}): string {
  const fields = Object.entries({ subject, body: body.replace(/\r?\n/g, "\r\n") })
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return fields.length === 0 ? `mailto:${address}` : `mailto:${address}?${fields.join("&")}`;
}
