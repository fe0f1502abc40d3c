import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname } from "node:os";
import type { Duplex } from "node:stream";
import { parseRequestTarget, type RequestTarget } from "../../util/request-target.js";
import { isOwnHost } from "./host-header.js";
import { partOf } from "./part-of.js";
import { type Reply, sendReply, textReply } from "./reply.js";

export interface SiteRequest extends RequestTarget {
  readonly headers: IncomingMessage["headers"];
  readonly response: ServerResponse;
}

export interface ServerOptions {
  /** The address to listen on, e.g. `127.0.0.1`. */
  readonly host: string;
  /** The first port to try; the next ones follow if it is in use. 0 for any free one. */
  readonly port: number;
  /** Answers a GET or HEAD request; undefined if it has written to `response` itself. */
  readonly answer: (request: SiteRequest) => Promise<Reply | undefined>;
  /** How long a client may take to send its request, in milliseconds. Default: 10,000. */
  readonly requestTimeoutMs?: number;
  /** How long a connection may be idle, in milliseconds. Default: 30,000. */
  readonly idleTimeoutMs?: number;
}

/** More than a browser ever opens, and fewer than the open files that a process may have. */
const connectionsMost = 1000;

export interface RunningServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Starts an HTTP server for this machine. Throws the errors of `listen` if no port is available. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, requestTimeoutMs = 10_000, idleTimeoutMs = 30_000 } = options;
  const ownNames = [host, hostname(), `${hostname()}.local`];
  const server = createServer({
    headersTimeout: requestTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: Math.min(1000, requestTimeoutMs),
  });
  server.on("request", (request, response) => void reply(request, response, { options, ownNames }));
  server.maxConnections = connectionsMost;
  // A client that disconnects is not an error: Node throws errors without a listener.
  server.on("connection", (socket) => socket.on("error", () => {}));
  server.setTimeout(idleTimeoutMs, (socket) => socket.destroy());
  // Without a listener, Node closes the connection without a reply.
  server.on("connect", (_, socket) => refuseSocket(socket, "405 Method Not Allowed"));
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

/** Sends a status line to a client that is refused, and closes the connection. */
function refuseSocket(socket: Duplex, status: string): void {
  socket.on("error", () => {});
  if (!socket.writable) return void socket.destroy();
  // A client that does not close its side would keep the connection open.
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}

async function reply(
  request: IncomingMessage,
  response: ServerResponse,
  { options, ownNames }: { options: ServerOptions; ownNames: readonly string[] },
): Promise<void> {
  try {
    const given = refuse(request, ownNames) ?? (await answer(request, response, options));
    if (!given) return;
    // An unread body would keep the connection busy as long as the client wants.
    if (hasBody(request)) response.setHeader("connection", "close");
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
  return hasBody(request) ? textReply(413, "Request bodies are not supported.") : undefined;
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

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const portsTried = 100;

/** Listens on the first free port from `first` on. */
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

function listenAt(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
