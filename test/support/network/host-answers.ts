import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { answerPath } from "../../../src/hosts/answer-path.js";
import { hrefOf } from "../../../src/hosts/common.js";
import { hostOf } from "../../../src/hosts/hosts.js";
import { parseServing } from "../../../src/hosts/parse-serving.js";
import type { Host } from "../../../src/model/hosts/host.js";
import { headersAt, type Serving } from "../../../src/model/hosts/serving.js";
import { readOutput } from "../../../src/serve/preview-site.js";
import { contentTypeOf } from "../../../src/util/content-type.js";

/** A site that was built for a host. */
export interface HostedSite {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly serving: Serving;
  readonly host: Host;
}

export function readHosted(root: string): HostedSite {
  const files = readOutput(join(root, "dist"));
  const serving = parseServing(readFileSync(join(root, "dist/.handbill.json"), "utf8"));
  if (!serving) throw new Error("the site was built for no host");
  files.delete(".handbill.json");
  const host = hostOf(serving.host);
  for (const own of host.configuration?.configFiles ?? []) files.delete(own);
  return { files, serving, host };
}

/** Every URL of a site, in all spellings, every redirect, and some URLs that do not exist. */
export function listPaths({ files, serving }: HostedSite): string[] {
  // Hosts disagree on whether the not-found page has a URL itself.
  const ofFiles = [...files.keys()]
    .filter((file) => file !== "404.html")
    .flatMap((file) => {
      const route = file.endsWith(".html") ? file.slice(0, -".html".length) : undefined;
      const page = route === "index" ? "" : route;
      return [`/${file}`, ...(page === undefined ? [] : [`/${page}`, ...(page === "" ? [] : [`/${page}/`])])];
    });
  const ofRedirects = serving.redirects.flatMap(({ from }) => [from, `${from}/`]);
  const others = [
    "/none",
    "/none/",
    "/none.html",
    "/.handbill.json",
    "/a/b/c",
    "/a/b/c/",
    "/event/5",
    "/event/5.6/seats",
    "/away/5",
    "/tour/5",
    "/tour/draft/5",
    "/tour/5/print",
    "/assets/none-0123456789.css",
  ];
  return [...new Set([...ofFiles, ...ofRedirects, ...others])];
}

export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string | undefined;
  /** The configured headers, and the type. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The expected answer of a host, by its configuration and its known rules. */
export function expectedAnswer(path: string, { files, serving, host }: HostedSite): Answer {
  const answer = answerPath(path, { ...serving, files, host });
  const none = { location: undefined, body: undefined, headers: {} };
  if (answer.kind === "nothing") return { ...none, status: 404 };
  if (answer.kind === "configured redirect")
    return { ...none, status: answer.status, location: hrefOf(answer.to, "/") };
  if (answer.kind === "redirect") return { ...none, status: answer.status, location: encodeURI(answer.path) };
  const reported = headersAt(serving.headers, path);
  const { "Cache-Control": cache, ...others } = reported;
  const kept = answer.status === 200 ? cache : undefined;
  const headers = { "Content-Type": bare(contentTypeOf(answer.outputFile)), ...others };
  const all = kept === undefined ? headers : { ...headers, "Cache-Control": kept };
  const body = Buffer.from(files.get(answer.outputFile) ?? []).toString("latin1");
  return { status: answer.status, location: undefined, body, headers: lower(all) };
}

/** The actual answer of a server; headers by the names of the expected ones. */
export async function realAnswer(origin: string, path: string, expected: Answer): Promise<Answer> {
  const response = await fetch(origin + encodeURI(path), { redirect: "manual" });
  const location = response.headers.get("location") ?? undefined;
  const body = Buffer.from(await response.arrayBuffer()).toString("latin1");
  const isRedirect = location !== undefined;
  const found = Object.keys(expected.headers).map((name) => [name, response.headers.get(name) ?? undefined]);
  const headers: Answer["headers"] = Object.fromEntries(found);
  const type = headers["content-type"];
  return {
    status: response.status,
    // Firebase's server appends an ampersand to a URL with a query, for the request's own query.
    location: (location?.startsWith(origin) ? location.slice(origin.length) : location)?.replace(/&$/, ""),
    body: isRedirect || expected.body === undefined ? undefined : body,
    headers: lower({ ...headers, ...(type !== undefined && { "content-type": bare(type) }) }),
  };
}

const lower = (headers: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      name.toLowerCase() === "content-type" ? bare(value ?? "") : value,
    ]),
  );

/** Hosts disagree on whether a type includes the encoding, and on the types of JavaScript and icons. */
const bare = (type: string) =>
  type
    .replace(/;.*/, "")
    .replace("application/javascript", "text/javascript")
    .replace("image/vnd.microsoft.icon", "image/x-icon");

export const findProgram = (...paths: readonly string[]) => paths.find((path) => existsSync(path));
