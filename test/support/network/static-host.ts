import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, relative } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".txt": "text/plain",
};

export interface StaticHost {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export interface HostOptions {
  /** Called before each answer, with its path; the answer waits for it. */
  readonly beforeReply?: (path: string) => Promise<void>;
  /** Text to send instead of a file, which is given relative to the folder. */
  readonly replace?: (file: string) => string | undefined;
}

/** A host of static files with GitHub Pages' rules: `/x` is x.html, `/x/` is x/index.html, 404.html for the rest. */
export async function startStaticHost(
  folder: string,
  base: string,
  { beforeReply = async () => {}, replace = () => undefined }: HostOptions = {},
): Promise<StaticHost> {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const inside = path.startsWith(base) ? path.slice(base.length) : undefined;
    const file = inside === undefined ? undefined : fileOf(folder, inside);
    await beforeReply(path);
    const status = file ? 200 : 404;
    const shown = file ?? join(folder, "404.html");
    response.writeHead(status, { "content-type": types[extname(shown)] ?? "application/octet-stream" });
    response.end(replace(relative(folder, shown)) ?? readFileSync(shown));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((done) => server.close(() => done()).closeAllConnections());
  return { origin: `http://127.0.0.1:${port}`, close };
}

function fileOf(folder: string, path: string): string | undefined {
  const candidates = path === "" || path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  return candidates
    .map((name) => join(folder, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}
