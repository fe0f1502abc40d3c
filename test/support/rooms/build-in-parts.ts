import { build } from "../../../src/build/build.js";
import type { BuildOptions, BuildResult } from "../../../src/build/build-options.js";
import type { ReadShard } from "../../../src/cache/shard-folder.js";
import { joinShards, ShardCollector } from "../../../src/cli/commands/shard-build.js";
import { Diagnostics } from "../../../src/diagnostics/diagnostics.js";
import { effects } from "../flows.js";

/** Runs `handbill build --shard` for each part and `handbill merge`, without the parts' folders. */
export async function buildInParts(
  root: string,
  count: number,
  { today, ...options }: Omit<BuildOptions, "root"> & { readonly today: string },
): Promise<BuildResult> {
  const parts: ReadShard[] = [];
  const asked = { base: options.base, host: options.host, today };
  for (let index = 1; index <= count; index++) {
    const shard = { index, count };
    const collector = new ShardCollector(asked);
    const own = { ...options, root, today, part: shard, drafts: collector.drafts, write: false };
    const { tree, diagnostics } = await build(own, collector.effects(effects));
    const { inputs } = collector;
    const isAlone = tree !== undefined && diagnostics.length === 0;
    const files = collector.list({ withPages: isAlone });
    if (inputs) parts.push({ folder: `${index}`, shard, inputs, files });
  }
  const { drafts, ...joined } = joinShards(parts, asked, { own: effects, diagnostics: new Diagnostics() });
  return await build({ ...options, root, today, drafts }, joined.effects);
}
