import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isIP, isIPv6 } from "node:net";
import { hostname } from "node:os";
import { parseRequestTarget, type RequestTarget } from "../../util/request-target.js";
import { partOf } from "./part-of.js";
import { type Reply, sendReply, textReply } from "./reply.js";

export interface SiteRequest extends RequestTarget {
  readonly headers: IncomingMessage["headers"];
  readonly response: ServerResponse;
}

interface ServerOptions {
  /** The address to listen on, e.g. `127.0.0.1`. */
  readonly host: string;
  /** The first port to try; the next ones follow if it is in use. 0 for any free one. */
  readonly port: number;
  /** Answers a GET or HEAD request; undefined if it has written to `response` itself. */
  readonly answer: (request: SiteRequest) => Promise<Reply | undefined>;
}

export interface RunningServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Starts an HTTP server for this machine. Throws the errors of `listen` if no port is available. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host } = options;
  const ownNames = [host, hostname(), `${hostname()}.local`];
  const server = createServer();
  server.on("request", (request, response) => void reply(request, response, { options, ownNames }));
  // A client that disconnects is not an error: Node throws errors without a listener.
  server.on("connection", (socket) => socket.on("error", () => {}));
  const port = await listen(server, host, options.port);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  { options, ownNames }: { options: ServerOptions; ownNames: readonly string[] },
): Promise<void> {
  try {
    const given = refuse(request, ownNames) ?? (await answer(request, response, options));
    if (!given) return;
    const asked = request.method === "GET" ? partOf(given, request.headers) : given;
    sendReply(asked, request, response);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else sendReply(textReply(500, `${error instanceof Error ? error.stack : error}`), request, response);
  }
}

function refuse(request: IncomingMessage, ownNames: readonly string[]): Reply | undefined {
  if (!isOwnHost(request.headers.host, ownNames))
    return textReply(403, "This server only accepts requests for its own host name.");
  if (request.method !== "GET" && request.method !== "HEAD")
    return textReply(405, "Only GET and HEAD are supported.", { allow: "GET, HEAD" });
  return undefined;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: ServerOptions,
): Promise<Reply | undefined> {
  const target = parseRequestTarget(request.url ?? "");
  if (!target) return textReply(400, "Invalid path.");
  return options.answer({ ...target, headers: request.headers, response });
}

/**
 * Whether a request's Host header names this server. Another site can point its own name to this machine (DNS rebinding) and read what is
 * served here; it cannot do so with a numeric address or `localhost`.
 */
export function isOwnHost(header: string | undefined, ownNames: readonly string[]): boolean {
  const name = /^(\[[^\]]+\]|[^:]+)(?::\d{1,5})?$/.exec(header ?? "")?.[1]?.toLowerCase();
  if (name === undefined) return false;
  const bare = name.replace(/^\[(.*)\]$/, "$1");
  if (isIP(bare) !== 0) return true;
  return (
    name === "localhost" || name.endsWith(".localhost") || ownNames.some((own) => own.toLowerCase() === name)
  );
}

const portsTried = 100;

async function listen(server: Server, host: string, first: number): Promise<number> {
  const last = first === 0 ? 0 : Math.min(first + portsTried - 1, 65_535);
  for (let port = first; ; port++) {
    try {
      return await listenAt(server, host, port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || port === last) throw error;
    }
  }
}

async function listenAt(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** The URL to open in a browser: `http://127.0.0.1:4321/repo/`. A wildcard host becomes loopback. */
export function addressOf({ host, port, base }: { host: string; port: number; base: string }): string {
  const reached = { "0.0.0.0": "127.0.0.1", "::": "::1" }[host] ?? host;
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}${base}`;
}
