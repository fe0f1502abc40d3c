import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runWarm } from "../cli/warm-cli.js";
import { type StaticHost, startStaticHost } from "../network/static-host.js";
import { repository, tempFolder } from "../temp-site.js";

export interface BuiltSite {
  /** The built folder; that of this repository's own site must not be changed, because other tests read it too. */
  readonly dist: string;
  readonly origin: string;
  /** The URL of the landing page. */
  readonly home: string;
  readonly close: () => Promise<void>;
}

/** Builds a site, by default this repository's own, into a temporary folder; serves it under a base path. */
export async function serveBuiltSite(base: string, root: string = repository): Promise<BuiltSite> {
  const shared = process.env.HANDBILL_TEST_FOLDER;
  const { dist, clear } =
    root === repository && shared !== undefined
      ? { dist: buildOnce(base, shared), clear: () => {} }
      : buildApart(base, root);
  const host: StaticHost = await startStaticHost(dist, base);
  const close = async () => {
    await host.close();
    clear();
  };
  return { dist, origin: host.origin, home: host.origin + base, close };
}

function buildApart(base: string, root: string): { dist: string; clear: () => void } {
  let clear = () => {};
  const folder = tempFolder((end) => {
    clear = end;
  });
  const dist = join(folder, "dist");
  build(base, root, dist);
  return { dist, clear };
}

/** The first test of a run builds the site; if two start at once, both build, and one result is dropped. */
function buildOnce(base: string, folder: string): string {
  const dist = join(folder, encodeURIComponent(base));
  if (existsSync(dist)) return dist;
  const draft = `${dist}.${process.pid}`;
  build(base, repository, draft);
  try {
    renameSync(draft, dist);
  } catch (error) {
    if (!existsSync(dist)) throw error;
    rmSync(draft, { recursive: true });
  }
  return dist;
}

function build(base: string, root: string, dist: string): void {
  const { status, stderr } = runWarm(["build", "--root", root, "--out", dist, "--base", base]);
  if (status !== 0) throw new Error(stderr);
}
