import { mimes } from "mrmime";

/** The type that a static host gives a file, by its extension; bytes of no known kind without one. */
export function contentTypeOf(outputFile: string): string {
  const extension = /\.([^./]+)$/.exec(outputFile)?.[1]?.toLowerCase() ?? "";
  const type = Object.hasOwn(mimes, extension) ? mimes[extension] : undefined;
  if (type === undefined) return "application/octet-stream";
  return isText.test(type) ? `${type}; charset=utf-8` : type;
}

/** What has no encoding of its own to state. */
const isText = /^text\/|^application\/(json|javascript|xml|manifest\+json)$/;

/** Whether compressing bytes of this type makes them smaller. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|\+xml|\+json|^application\/(javascript|json|xml)|^font\/(otf|ttf)|icon$/.test(contentType);
}
