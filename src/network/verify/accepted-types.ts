/**
 * The types with which browsers, stores and crawlers take a file, by its extension; a file of none of these is taken
 * as anything. Sources: HTML Standard (style and script by their types once `nosniff` is sent), RFC 9239 (scripts),
 * W3C Web Application Manifest, and the pages on the files that are written.
 */
const accepted: Readonly<Record<string, readonly string[]>> = {
  avif: ["image/avif"],
  css: ["text/css"],
  gif: ["image/gif"],
  html: ["text/html"],
  ico: ["image/x-icon", "image/vnd.microsoft.icon"],
  jpeg: ["image/jpeg"],
  jpg: ["image/jpeg"],
  js: ["text/javascript", "application/javascript"],
  json: ["application/json"],
  mjs: ["text/javascript", "application/javascript"],
  pdf: ["application/pdf"],
  png: ["image/png"],
  svg: ["image/svg+xml"],
  txt: ["text/plain"],
  webmanifest: ["application/manifest+json", "application/json"],
  webp: ["image/webp"],
  xml: ["application/xml", "text/xml", "application/atom+xml", "application/rss+xml"],
};

/** Empty for a file that is taken with any type. */
export function acceptedTypes(outputFile: string): readonly string[] {
  if (outputFile.endsWith("apple-app-site-association")) return ["application/json"];
  const extension = /\.([^./]+)$/.exec(outputFile)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(accepted, extension) ? (accepted[extension] ?? []) : [];
}
