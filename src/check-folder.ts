import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import packageJson from "../package.json" with { type: "json" };
import type { BuildResult } from "./build.js";
import { checkTree } from "./check/check-tree.js";
import { readPublished } from "./check/read-published.js";
import { linkRules, rules } from "./check/rules.js";
import { settle } from "./check/settle.js";
import { normaliseBase, posixPath } from "./core/addresses.js";
import type { CheckedTree } from "./core/checked-tree.js";
import { configFile } from "./core/config-file.js";
import { Diagnostics } from "./core/diagnostics.js";
import { reasonOf } from "./core/system-error.js";
import { startThread } from "./engine/start-thread.js";
import { placeOfThrown } from "./place/thrown.js";
import { readFolder } from "./read/read-folder.js";
import { readSamples } from "./read/read-samples.js";
import { SiteCode } from "./read/site-code.js";
import { Stopwatch } from "./stopwatch.js";

export interface FolderOptions {
  /** The project's folder; its config is read if there is one. */
  readonly root: string;
  /** The folder with what was published, relative to the root. */
  readonly dir: string;
  readonly base?: string | undefined;
  readonly today: string;
  readonly linksOnly: boolean;
}

export type Checked = Pick<
  BuildResult,
  "diagnostics" | "silenced" | "site" | "checked" | "timing" | "placeOf"
>;

/** Checks a folder that was published before, by the same rules as a build. */
export async function checkFolder({ root, dir, base, today, linksOnly }: FolderOptions): Promise<Checked> {
  const log = new Diagnostics();
  const watch = new Stopwatch();
  const code = new SiteCode((thrown, bundle) => placeOfThrown(thrown, bundle, root));
  const { placeOf } = code;
  const site = existsSync(join(root, configFile)) ? await readSite(root, base, { code, log }) : undefined;
  const folder = resolve(root, dir);
  let tree: CheckedTree | undefined;
  try {
    const files = readFolder(folder, posixPath(relative(root, folder)));
    tree = readPublished(files, {
      site,
      base: normaliseBase(base ?? ""),
      configFile,
      today,
      samples: readSamples(),
    });
  } catch (error) {
    log.add("check/no-folder", { dir, reason: reasonOf(error) });
  }
  watch.lap("read");
  if (!tree)
    return { diagnostics: log.sorted(), silenced: [], site, checked: undefined, placeOf, timing: watch.laps };
  if (tree.pages.length === 0) log.add("check/no-folder", { dir, reason: "it holds no page" });
  const { found, site: checked } = checkTree(tree, linksOnly ? linkRules : rules);
  const proved = linksOnly ? [] : await prove(tree, root);
  const { diagnostics, silenced } = settle([...found, ...proved], site);
  watch.lap("check");
  log.take(diagnostics);
  return { diagnostics: log.sorted(), silenced, site, checked, placeOf, timing: watch.laps };
}

/** Loaded only for a folder that has a config: a bundler and a schema are no small thing to load. */
async function readSite(
  root: string,
  base: string | undefined,
  { code, log }: { code: SiteCode; log: Diagnostics },
) {
  const [{ bundleConfig, readConfig }, { paletteOf, resolveSite }, { loadLender }] = await Promise.all([
    import("./read/read-config.js"),
    import("./read/resolve-site.js"),
    import("./lender.js"),
  ]);
  const bundle = await bundleConfig(root, undefined, log);
  const config = bundle && readConfig(bundle, { root, lentModules: loadLender().config, code, log });
  return config && resolveSite(config, base, { palette: await paletteOf(config) });
}

async function prove(checked: CheckedTree, root: string) {
  const [{ Proof }, { openStore }] = await Promise.all([
    import("./prove/proof.js"),
    import("./store/open-store.js"),
  ]);
  const store = openStore(root, packageJson);
  const found = await new Proof(store, startThread).run(checked, undefined);
  store.prune();
  return found;
}
