/**
 * The content types that browsers, stores and crawlers accept for a file, by its extension; any type for
 * other files. Sources: HTML Standard (style and script with `nosniff`), RFC 9239 (scripts), W3C Web
 * Application Manifest, and the documentation of the generated files.
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

/** Empty for a file that may have any type. */
export function acceptedTypes(outputFile: string): readonly string[] {
  if (outputFile.endsWith("apple-app-site-association")) return ["application/json"];
  const extension = /\.([^./]+)$/.exec(outputFile)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(accepted, extension) ? (accepted[extension] ?? []) : [];
}
