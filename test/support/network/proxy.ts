import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";

export interface Proxy {
  readonly port: number;
  /** The targets of tunnels, as `host:port`, in order. */
  readonly tunnels: string[];
  readonly close: () => Promise<void>;
}

/**
 * A proxy that opens tunnels to ports of this machine, whatever the host's name.
 * @param refusal The status line, if it opens none: `502 Bad Gateway`.
 */
export async function startProxy(refusal?: string): Promise<Proxy> {
  const tunnels: string[] = [];
  const sockets = new Set<{ destroy(): unknown }>();
  const server = createServer((_, response) => response.writeHead(501).end());
  server.on("connect", ({ url = "" }, client, head) => {
    tunnels.push(url);
    if (refusal !== undefined) return void client.end(`HTTP/1.1 ${refusal}\r\nContent-Length: 0\r\n\r\n`);
    const target = connect(Number(url.split(":").at(-1)), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      target.write(head);
      client.pipe(target).pipe(client);
    });
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    tunnels,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
