import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { withoutBase } from "../model/addresses/addresses.js";
import type { Tree } from "../model/pages/tree.js";
import { contentTypeOf } from "../util/content-type.js";
import { parseRequestTarget } from "../util/request-target.js";

/** Serves a tree from memory on a free port of 127.0.0.1, each file at its own path below the base. */
export async function serveFiles(files: Tree["files"], base: string) {
  const server = createServer((request, response) => {
    const target = parseRequestTarget(request.url ?? "/");
    const inside = target && withoutBase(base, target.path)?.slice(1);
    const file = inside === undefined ? undefined : files.get(inside === "" ? "index.html" : inside);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": contentTypeOf(file.outputFile) });
    response.end(file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** `http://127.0.0.1:40001` */
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
