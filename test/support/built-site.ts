import { join } from "node:path";
import { runCli } from "./run-cli.js";
import { type StaticHost, startStaticHost } from "./static-host.js";
import { repository, tempFolder } from "./temp-site.js";

export interface BuiltSite {
  /** The folder that was built. */
  readonly dist: string;
  readonly origin: string;
  /** The landing page's address. */
  readonly home: string;
  readonly close: () => Promise<void>;
}

/** Builds a site, this repository's own unless `root` says another, into a temporary folder; serves it under a base path. */
export async function serveBuiltSite(base: string, root: string = repository): Promise<BuiltSite> {
  let clear = () => {};
  const dist = join(
    tempFolder((end) => {
      clear = end;
    }),
    "dist",
  );
  const { status, stderr } = runCli(["build", "--root", root, "--out", dist, "--base", base]);
  if (status !== 0) throw new Error(stderr);
  const host: StaticHost = await startStaticHost(dist, base);
  const close = async () => {
    await host.close();
    clear();
  };
  return { dist, origin: host.origin, home: host.origin + base, close };
}
