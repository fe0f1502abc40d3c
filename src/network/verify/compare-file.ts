import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { targetOf } from "../outbound/follow-redirects.js";
import type { AnsweredBytes } from "../outbound/request-bytes.js";
import type { Expectation, WantedFile } from "./list-expectations.js";
import { compareDocuments } from "./same-document.js";

type Context = Omit<Expectation, "wanted"> & { readonly wanted: WantedFile };

/** A day in seconds: people expect a correction to be visible by then. */
const longestForPages = 86_400;

export function compareFile(
  { address, place, wanted }: Context,
  answer: AnsweredBytes,
  log: Diagnostics,
): void {
  const status = `${answer.status}`;
  const target = targetOf(answer, address);
  if (target !== undefined) {
    const code = wanted.isAssociation ? "verify/association-redirected" : "verify/redirected";
    return log.add(code, { address, status, to: target }, place);
  }
  if (answer.status !== 200) return log.add("verify/missing", { address, status }, place);
  compareBytes({ address, place, wanted }, answer, log);
  compareType({ address, place, wanted }, answer, log);
  for (const [name, value] of Object.entries(wanted.headers)) {
    const got = answer.headers[name] ?? "";
    if (plain(got) !== plain(value)) log.add("verify/header", { address, name, got, wanted: value }, place);
  }
  if (wanted.isPage && cachedSeconds(answer.headers["cache-control"] ?? "") > longestForPages) {
    log.add("verify/kept-too-long", { address, header: answer.headers["cache-control"] ?? "" }, place);
  }
}

const plain = (header: string) =>
  header
    .replace(/\s+/g, " ")
    .replace(/\s*([,;=])\s*/g, "$1")
    .trim()
    .toLowerCase();

/** How long a browser may cache an answer with this header, in seconds. Source: RFC 9111, 5.2.2. */
function cachedSeconds(cacheControl: string): number {
  const directives = cacheControl.toLowerCase().split(/\s*,\s*/);
  if (directives.some((directive) => directive === "no-cache" || directive === "no-store")) return 0;
  return Number(directives.find((directive) => directive.startsWith("max-age="))?.slice(8) ?? 0);
}

function compareBytes({ address, place, wanted }: Context, answer: AnsweredBytes, log: Diagnostics): void {
  const { body, headers } = answer;
  const { file, bytes } = wanted;
  if (!body) {
    const encoding = headers["content-encoding"] ?? "";
    return log.add("verify/wrong-encoding", { address, encoding }, place);
  }
  if (Buffer.compare(body, bytes) === 0) return;
  if (wanted.isPage) {
    const decoder = new TextDecoder();
    const difference = compareDocuments(decoder.decode(bytes), decoder.decode(body));
    if (difference.kind === "same") return;
    if (difference.kind === "added")
      return log.add("verify/changed", { address, what: difference.what }, place);
  }
  log.add("verify/stale", { address, file, what: describeBytes(body, bytes, headers) }, place);
}

function describeBytes(body: Uint8Array, bytes: Uint8Array, headers: AnsweredBytes["headers"]): string {
  if (body[0] === 0x1f && body[1] === 0x8b && bytes[0] !== 0x1f)
    return "it is compressed, but has no Content-Encoding";
  const age = Number(headers.age ?? 0);
  const cachedFor = age > 0 ? `, from a cache, ${age} s old` : "";
  if (body.length === bytes.length) return `the same size with different bytes${cachedFor}`;
  if (body.length > bytes.length) return `more than ${bytes.length} bytes${cachedFor}`;
  return `${body.length} bytes instead of ${bytes.length}${cachedFor}`;
}

function compareType(
  { address, place, wanted }: Context,
  { headers }: AnsweredBytes,
  log: Diagnostics,
): void {
  // A type in the host's configuration is checked with the other headers.
  if (wanted.headers["content-type"] !== undefined) return;
  const types = acceptedTypes(wanted.file);
  const got = (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (types.length === 0 || types.includes(got)) return;
  if (wanted.isAssociation && wanted.file.endsWith("apple-app-site-association")) {
    // A page instead of the file is another problem than a wrong type.
    if (got !== "text/html") return log.add("verify/association-type", { address, got }, place);
  }
  log.add("verify/wrong-type", { address, got, wanted: types[0] ?? "" }, place);
}

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
function acceptedTypes(outputFile: string): readonly string[] {
  if (outputFile.endsWith("apple-app-site-association")) return ["application/json"];
  const extension = /\.([^./]+)$/.exec(outputFile)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(accepted, extension) ? (accepted[extension] ?? []) : [];
}
