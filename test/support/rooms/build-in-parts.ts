import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "../../../src/build/build.js";
import type { BuildOptions, BuildResult } from "../../../src/build/build-options.js";
import { cacheVersions } from "../../../src/cache/open-store.js";
import { importShards, ShardCollector } from "../../../src/cache/shards.js";
import { lib } from "../../../src/cli/past-builds/past-builds.js";
import { effects } from "../flows.js";
import { type OnEnd, tempFolder } from "../temp-site.js";

/** Runs `handbill build --shard` for each part, each without a cache, and `handbill merge`. `forget` removes the cache. */
export async function buildInParts(
  root: string,
  count: number,
  options: Omit<BuildOptions, "root"> & { readonly today: string },
  { onEnd, forget }: { onEnd: OnEnd; forget: (root: string) => void },
): Promise<BuildResult> {
  const folder = tempFolder(onEnd);
  for (let index = 1; index <= count; index++) {
    forget(root);
    const collector = new ShardCollector(cacheVersions(lib));
    const collecting = {
      ...effects,
      openStore: (root: string) => collector.follow(effects.openStore(root)),
    };
    await build({ ...options, root, shard: { index, count }, write: false }, collecting);
    const { base, host, today } = options;
    for (const { outputFile, bytes } of collector.list({ base, host, today }).files.values()) {
      const path = join(folder, `${index}`, outputFile);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
  }
  forget(root);
  importShards(
    root,
    Array.from({ length: count }, (_, index) => join(folder, `${index + 1}`)),
  );
  return await build({ ...options, root }, effects);
}
