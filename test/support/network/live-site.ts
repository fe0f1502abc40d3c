import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

export interface LiveReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A fault on the way to a visitor: another reply, or none. */
export type Fault = (
  path: string,
  reply: LiveReply,
  request: IncomingMessage,
) => LiveReply | "reset" | "hang" | "half";

export interface LiveSite {
  readonly origin: string;
  /** Every request, as `HEAD /path`, in order. */
  readonly requests: string[];
  readonly userAgents: Set<string>;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml",
  txt: "text/plain",
};

/** A deployed folder, served like a good host, except for its fault. */
export async function startLiveSite(
  files: ReadonlyMap<string, Uint8Array>,
  fault: Fault = (_, reply) => reply,
): Promise<LiveSite> {
  const requests: string[] = [];
  const userAgents = new Set<string>();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    requests.push(`${request.method} ${path}`);
    userAgents.add(request.headers["user-agent"] ?? "");
    const reply = fault(path, replyOf(files, path), request);
    if (reply === "hang") return;
    if (reply === "reset") return void request.socket.resetAndDestroy();
    if (reply === "half") {
      const { body, headers } = replyOf(files, path);
      response.writeHead(200, { ...headers, "content-length": body.length });
      response.write(body.subarray(0, body.length / 2));
      setImmediate(() => request.socket.destroy());
      return;
    }
    const isHead = request.method === "HEAD";
    const packs =
      !isHead && /^text\//.test(reply.headers["content-type"] ?? "") && !reply.headers["content-encoding"];
    const body = packs ? gzipSync(reply.body) : reply.body;
    response.writeHead(reply.status, { ...reply.headers, ...(packs && { "content-encoding": "gzip" }) });
    response.end(isHead ? undefined : body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    userAgents,
    close: () => new Promise<void>((done) => server.close(() => done()).closeAllConnections()),
  };
}

function replyOf(files: ReadonlyMap<string, Uint8Array>, path: string): LiveReply {
  const asked = path.slice(1);
  const names = asked === "" || asked.endsWith("/") ? [`${asked}index.html`] : [asked, `${asked}.html`];
  const name = names.find((one) => files.has(one));
  const file = name ?? "404.html";
  const isAssociation = file.endsWith("apple-app-site-association");
  const type = isAssociation
    ? "application/json"
    : (types[file.split(".").at(-1) ?? ""] ?? "application/octet-stream");
  return {
    status: name === undefined ? 404 : 200,
    headers: { "content-type": type },
    body: files.get(file) ?? new Uint8Array(),
  };
}
