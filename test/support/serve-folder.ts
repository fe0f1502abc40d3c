import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = {
  "": "text/html",
  ".html": "text/html",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};

export interface ServedFolder {
  readonly url: string;
  /** The paths that were asked for, in their order. */
  readonly asked: string[];
  readonly close: () => void;
}

/** Serves a built site on 127.0.0.1. `before` may hold an answer back. */
export async function serveFolder(
  folder: string,
  before: (path: string) => Promise<void> | undefined = () => undefined,
): Promise<ServedFolder> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://127.0.0.1").pathname;
    asked.push(path);
    await before(path);
    const file = path === "/" ? "index.html" : extname(path) === "" ? `${path}.html` : path;
    try {
      const bytes = await readFile(join(folder, file));
      response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream").end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, asked, close };
}
