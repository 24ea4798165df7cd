type Environment = Readonly<Record<string, string | undefined>>;

const localOrigin = "http://localhost:9000";

/**
 * Origin of the published site (`SITE_ORIGIN`, e.g. https://www.example.com), without a final slash; the address of
 * `npm start` when it is not set. Throws when it is not an http(s) origin.
 */
export function siteOrigin(environment: Environment): string {
  const value = environment.SITE_ORIGIN?.trim() || localOrigin;
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new Error(`SITE_ORIGIN is "${value}"; write an origin such as https://www.example.com`);
  }
  if (!/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "" || url.hash !== "") {
    throw new Error(
      `SITE_ORIGIN is "${value}"; write an origin such as https://www.example.com, without a path`,
    );
  }
  return url.origin;
}
