const types: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  html: "text/html; charset=utf-8",
  ico: "image/vnd.microsoft.icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "application/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  mjs: "application/javascript; charset=utf-8",
  mp4: "video/mp4",
  otf: "font/otf",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  ttf: "font/ttf",
  txt: "text/plain; charset=utf-8",
  vcf: "text/x-vcard; charset=utf-8",
  webm: "video/webm",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** The type that a static host gives a file, by its extension; bytes of no known kind without one. */
export function contentTypeOf(outputFile: string): string {
  const extension = /\.([^./]+)$/.exec(outputFile)?.[1]?.toLowerCase() ?? "";
  return (Object.hasOwn(types, extension) ? types[extension] : undefined) ?? "application/octet-stream";
}

/** Whether compressing bytes of this type makes them smaller. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|\+xml|\+json|^application\/(javascript|json|xml)|^font\/(otf|ttf)|icon$/.test(contentType);
}
