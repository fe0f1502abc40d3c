import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { Parser } from "htmlparser2";
import { listFilesBelow } from "../files/list-below.js";
import { hostOf } from "../hosts/hosts.js";
import { parseServing } from "../hosts/parse-serving.js";
import { normaliseBase, withoutBase } from "../model/addresses/addresses.js";
import type { Host } from "../model/hosts/host.js";
import { storeOfAgent } from "../model/hosts/phones.js";
import { type HostName, headersAt, manifestFile, type Serving } from "../model/hosts/serving.js";
import { contentTypeOf, isCompressible } from "../util/content-type.js";
import { decodePath } from "../util/request-target.js";
import { placeUnderBase } from "./http/place-under-base.js";
import { acceptedEncoding, entityTag, type Reply, textReply } from "./http/reply.js";
import { addressOf, type SiteRequest, startServer } from "./http/server.js";

interface PreviewOptions {
  /** Absolute. */
  readonly outDir: string;
  /** Overrides the base path from the landing page. */
  readonly base: string | undefined;
  readonly listen: string;
  /** The first port to try. */
  readonly port: number;
  /** The host whose rules apply; default: the host of the build. */
  readonly host: HostName | undefined;
}

export interface PreviewedSite {
  readonly port: number;
  /** The URL of the landing page. */
  readonly address: string;
  /** The host whose rules apply. */
  readonly host: Host;
  readonly close: () => Promise<void>;
}

/**
 * Serves an output folder as a host would, compressed and with cache headers. A folder that is rebuilt in the
 * meantime is read again. Returns undefined if it contains no landing page. Throws the errors of `listen` if
 * no port is available.
 */
export async function previewSite(options: PreviewOptions): Promise<PreviewedSite | undefined> {
  const { outDir, listen, port } = options;
  let output = readPublished(outDir);
  const landing = output.files.get("index.html");
  if (!landing) return undefined;
  const base = normaliseBase(options.base ?? baseOfPage(new TextDecoder().decode(landing)));

  const answer = async ({ path, headers: asked }: SiteRequest): Promise<Reply> => {
    if (output.identity !== identityOf(outDir)) output = readPublished(outDir, output);
    const { files, compressed, serving } = output;
    const host = hostOf(options.host ?? serving?.host);
    const configured = serving?.host === host.name ? serving : noServing;
    const hidden = host.configuration?.configFiles ?? [];
    const served = { has: (file: string) => files.has(file) && !hidden.includes(file) };
    const inner = withoutBase(decodePath(base) ?? base, path);
    const store = storeOfAgent(asked["user-agent"] ?? "");
    const phone = configured.phones.find(
      (redirect) => redirect.store === store && redirect.from === inner?.replace(/(.)\/$/, "$1"),
    );
    if (phone) return textReply(302, `It is at ${phone.to}`, { location: phone.to });
    const placed = placeUnderBase(path, { ...configured, base, files: served, host });
    if ("reply" in placed) return placed.reply;
    const { outputFile, status } = placed;
    const reply = fileReply(outputFile, files.get(outputFile) ?? new Uint8Array(), status);
    const headers = headersAt(configured.headers, inner ?? path);
    return compressed.reply(withHeaders(reply, headers), asked["accept-encoding"]);
  };
  const server = await startServer({ host: listen, port, answer });
  return {
    port: server.port,
    address: addressOf({ host: listen, port: server.port, base }),
    host: hostOf(options.host ?? output.serving?.host),
    close: server.close,
  };
}

const noServing: Pick<Serving, "headers" | "redirects" | "phones"> = {
  headers: [],
  redirects: [],
  phones: [],
};

interface Published {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly compressed: Compressed;
  /** The configuration of the host that the build was made for. */
  readonly serving: Serving | undefined;
  readonly identity: string;
}

/** The content of the folder; `before` if the folder is briefly missing while a build replaces it. */
function readPublished(outDir: string, before?: Published): Published {
  const identity = identityOf(outDir);
  if (identity === "" && before) return before;
  const files = readOutput(outDir);
  const serving = parseServing(new TextDecoder().decode(files.get(manifestFile)));
  files.delete(manifestFile); // handbill's own file is not part of the site
  return { files, compressed: new Compressed(), serving, identity };
}

/** The files of an output folder by their posix paths. Plain files only: links are not published. */
export function readOutput(outDir: string): Map<string, Uint8Array> {
  if (!existsSync(outDir)) return new Map();
  return new Map(listFilesBelow(outDir).map((file) => [file, readFileSync(join(outDir, file))]));
}

/** The base path in a landing page's canonical URL; `/` if it has none. */
function baseOfPage(html: string): string {
  let canonical: string | undefined;
  const parser = new Parser({
    onopentag: (tag, { rel, href }) => {
      if (tag === "link" && rel === "canonical") canonical ??= href;
    },
  });
  parser.end(html);
  return canonical !== undefined && URL.canParse(canonical) ? new URL(canonical).pathname : "/";
}

/** Changes with each build, because a build replaces the folder. */
function identityOf(outDir: string): string {
  const stats = statSync(outDir, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}:${stats.ctimeMs}` : "";
}

function fileReply(outputFile: string, body: Uint8Array, status: number): Reply {
  const headers = {
    "content-type": contentTypeOf(outputFile),
    "cache-control": cacheControlOf(outputFile),
    etag: entityTag(body),
  };
  return { status, headers, body };
}

/** Adds the host's configured headers. Missing files are not cached. */
function withHeaders(reply: Reply, configured: Readonly<Record<string, string>>): Reply {
  const entries = Object.entries(configured).map(([name, value]) => [name.toLowerCase(), value] as const);
  const sent = entries.filter(([name]) => reply.status === 200 || name !== "cache-control");
  return { ...reply, headers: { ...reply.headers, ...Object.fromEntries(sent) } };
}

/** A file named by its content never changes; pages are revalidated each time; other files are cached for an hour. */
function cacheControlOf(outputFile: string): string {
  if (/^assets\/.+-[0-9a-f]{10}\.[^/]+$/.test(outputFile)) return "public, max-age=31536000, immutable";
  return outputFile.endsWith(".html") ? "public, max-age=0, must-revalidate" : "public, max-age=3600";
}

const compress = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (body: Uint8Array) => promisify(gzip)(body, { level: 9 }),
};

class Compressed {
  readonly #pressed = new Map<string, Promise<Uint8Array>>();

  async reply(reply: Reply, accept: string | undefined): Promise<Reply> {
    const { headers, body } = reply;
    if (!isCompressible(headers["content-type"] ?? "")) return reply;
    const varied = { ...headers, vary: "accept-encoding" };
    const encoding = acceptedEncoding(accept);
    if (!encoding) return { ...reply, headers: varied };
    const key = `${encoding} ${headers.etag}`;
    const pressed = this.#pressed.get(key) ?? compress[encoding](body);
    this.#pressed.set(key, pressed);
    // The bytes differ from the uncompressed ones, so the tag must differ too.
    const etag = `"${encoding}-${headers.etag?.slice(1)}`;
    return { ...reply, headers: { ...varied, etag, "content-encoding": encoding }, body: await pressed };
  }
}
