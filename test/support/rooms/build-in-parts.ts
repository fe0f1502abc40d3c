import { build } from "../../../src/build/build.js";
import type { BuildOptions, BuildResult } from "../../../src/build/build-options.js";
import type { ReadPart } from "../../../src/cache/part-folder.js";
import { joinShards, PartCollector } from "../../../src/cli/commands/part-build.js";
import { Diagnostics } from "../../../src/diagnostics/diagnostics.js";
import { effects } from "../flows.js";

/** Runs `handbill build --shard` for each part and `handbill merge`, without the parts' folders. */
export async function buildInParts(
  root: string,
  count: number,
  { today, ...options }: Omit<BuildOptions, "root"> & { readonly today: string },
): Promise<BuildResult> {
  const parts: ReadPart[] = [];
  const asked = { base: options.base, host: options.host, today };
  for (let index = 1; index <= count; index++) {
    const part = { index, count };
    const collector = new PartCollector(asked);
    const own = { ...options, root, today, part, drafts: collector.drafts, write: false };
    const { tree, diagnostics } = await build(own, collector.effects(effects));
    const { makers } = collector;
    const isAlone = tree !== undefined && diagnostics.length === 0;
    const files = collector.list({ withPages: isAlone });
    if (makers) parts.push({ folder: `${index}`, part, makers, files });
  }
  const { drafts, ...joined } = joinShards(parts, asked, { own: effects, found: new Diagnostics() });
  return await build({ ...options, root, today, drafts }, joined.effects);
}
