import { mimes } from "mrmime";

/** The type that a static host gives a file, by its extension; `application/octet-stream` for unknown ones. */
export function contentTypeOf(outputFile: string): string {
  const extension = /\.([^./]+)$/.exec(outputFile)?.[1]?.toLowerCase() ?? "";
  if (extension === "ico") return "image/x-icon"; // mrmime does not know it
  const type = Object.hasOwn(mimes, extension) ? mimes[extension] : undefined;
  if (type === undefined) return "application/octet-stream";
  return isText.test(type) ? `${type}; charset=utf-8` : type;
}

/** Types without their own encoding. */
const isText = /^text\/|^application\/(json|javascript|xml|manifest\+json)$/;

export function isCompressible(contentType: string): boolean {
  return /^text\/|\+xml|\+json|^application\/(javascript|json|xml)|^font\/(otf|ttf)|icon$/.test(contentType);
}
