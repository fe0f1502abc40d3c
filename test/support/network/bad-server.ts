import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { repository } from "../temp-site.js";

export interface BadServer {
  readonly port: number;
  readonly tlsPort: number;
  /** Every request, as `HEAD host/path`, in order. */
  readonly requests: string[];
  /** The maximum number of concurrent requests to each host. */
  readonly maxAtOnce: Map<string, number>;
  readonly close: () => Promise<void>;
}

const support = join(repository, "test/support/network");

/** Self-signed, for every name below `site.dev`, for a hundred years. It protects nothing. */
export const certificateFile = join(support, "self-signed.cert.pem");

/** A misbehaving server, over HTTP and TLS: the path selects the behaviour. */
export async function startBadServer(): Promise<BadServer> {
  const requests: string[] = [];
  const running = new Map<string, number>();
  const maxAtOnce = new Map<string, number>();
  const timers = new Set<NodeJS.Timeout>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [host = ""] = (request.headers.host ?? "").split(":");
    const now = (running.get(host) ?? 0) + 1;
    running.set(host, now);
    maxAtOnce.set(host, Math.max(now, maxAtOnce.get(host) ?? 0));
    response.once("close", () => running.set(host, (running.get(host) ?? 1) - 1));
    const path = request.url ?? "/";
    requests.push(`${request.method} ${host}${path}`);
    behave(path, { request, response, requests, timers });
  };
  const server = createServer(answer);
  const tls = createTlsServer(
    { key: readFileSync(join(support, "self-signed.key.pem")), cert: readFileSync(certificateFile) },
    answer,
  );
  await Promise.all(
    [server, tls].map((one) => new Promise<void>((done) => one.listen(0, "127.0.0.1", done))),
  );
  return {
    port: (server.address() as AddressInfo).port,
    tlsPort: (tls.address() as AddressInfo).port,
    requests,
    maxAtOnce,
    async close() {
      for (const timer of timers) clearInterval(timer);
      for (const one of [server, tls]) {
        one.closeAllConnections();
        await new Promise((done) => one.close(done));
      }
    },
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requests: readonly string[];
  readonly timers: Set<NodeJS.Timeout>;
}

function behave(path: string, { request, response, requests, timers }: Exchange): void {
  const send = (status: number, headers: Record<string, string> = {}) =>
    response.writeHead(status, headers).end();
  const [, name = "", argument = ""] = path.split("/");
  const every = (work: () => void, ms: number) => {
    const timer = setInterval(work, ms);
    timers.add(timer);
    response.once("close", () => clearInterval(timer));
  };
  switch (name) {
    case "status":
      return void send(Number.parseInt(argument, 10));
    case "moved":
      return void send(301, { Location: `/status/200?from=${argument}` });
    case "found":
      return void send(302, { Location: "/status/200?found" });
    case "private":
      return void send(302, { Location: "/accounts/login/?next=%2Fprivate" });
    case "loop":
      return void send(302, { Location: `/loop/${Number(argument) === 1 ? 2 : 1}` });
    case "spiral":
      return void send(302, { Location: `/spiral/${Number(argument) + 1}` });
    case "limited":
      return void send(429, { "Retry-After": argument });
    case "busy": {
      // Refuses the first GET request, and asks for a pause of a second.
      const before = requests.filter((line) => line.startsWith("GET") && line.endsWith(path)).length;
      return void (before > 1 || (before === 1 && request.method === "HEAD")
        ? send(200)
        : send(429, { "Retry-After": "1" }));
    }
    case "no-head":
      return void send(request.method === "HEAD" ? 405 : 200);
    case "gone-then-silent":
      return request.method === "HEAD" ? void send(404) : undefined;
    case "silent":
      return;
    case "reset":
      return void request.socket.destroy();
    case "endless":
      if (request.method === "HEAD") return void send(405);
      response.writeHead(200, { "Content-Type": "text/html" });
      return every(() => response.write("<p>more</p>".repeat(1000)), 5);
    case "drip":
      request.socket.write("HTTP/1.1 200 OK\r\nX-Slow: ");
      return every(() => request.socket.write("a"), 1000);
    default:
      return void send(200);
  }
}
