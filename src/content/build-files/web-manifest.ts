import type { BuildFilesContent } from "./query-build-files";

/** manifest.webmanifest: name and icons for a phone's home screen. */
export function webManifest({ name, description }: BuildFilesContent["site"]): string {
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: "en-IN",
    start_url: "/",
    display: "browser",
    background_color: "#FFFFFF",
    theme_color: "#0A044E",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
    ],
  });
}
