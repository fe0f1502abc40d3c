import { cpSync, existsSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { cacheOf, damageCache } from "./cache-damage.js";
import { editFiles } from "./edit-files.js";
import { copyOtherVersion } from "./other-version.js";
import { runBuild } from "./run-build.js";
import type { SiteOnDisk } from "./site-on-disk.js";

export interface Happening {
  readonly site: SiteOnDisk;
  /** Another site that shares this one's `node_modules`, and so its cache. */
  readonly twin: SiteOnDisk | undefined;
  /** Creates an empty folder. */
  readonly newFolder: () => string;
}

/** Events between two builds other than edits; some return a description. */
export const happenings: Readonly<
  Record<string, (happening: Happening) => Promise<void> | string | undefined | void>
> = {
  "edits during a build": async ({ site }) => {
    const onStart = async () => {
      await wait(site.chance.below(500));
      editFiles(site);
    };
    await runBuild(site, { onStart });
  },
  "a build that is killed": async ({ site }) => {
    const onStart = async (kill: () => void) => {
      await wait(50 + site.chance.below(500));
      kill();
    };
    await runBuild(site, { onStart });
  },
  "another build at the same time": async ({ site, twin }) => {
    if (twin) await Promise.all([runBuild(site), runBuild(twin)]);
  },
  "a build by another version": async ({ site, newFolder }) => {
    const folder = newFolder();
    await runBuild(site, { program: copyOtherVersion(folder) });
    rmSync(folder, { recursive: true });
  },
  "a move to another folder": ({ site, twin, newFolder }) => {
    if (twin) return;
    const folder = newFolder();
    renameSync(site.root, folder);
    site.root = folder;
  },
  "the cache on another machine": ({ site, twin, newFolder }) => {
    if (twin) return;
    const [folder, { once }] = [newFolder(), site.chance];
    site.copyTo(folder);
    const bring = (from: string, to: string, preserveTimestamps: boolean) => {
      if (existsSync(from)) cpSync(from, to, { recursive: true, preserveTimestamps });
    };
    bring(cacheOf(site.root), cacheOf(folder), once(2));
    if (once(2)) bring(site.path("dist"), join(folder, "dist"), once(2));
    rmSync(site.root, { recursive: true });
    site.root = folder;
  },
  "the cache of a while ago": ({ site }) => {
    const [now, before] = [cacheOf(site.root), `${cacheOf(site.root)}-before`];
    if (existsSync(before)) {
      rmSync(now, { recursive: true, force: true });
      renameSync(before, now);
    } else if (existsSync(now)) cpSync(now, before, { recursive: true, preserveTimestamps: true });
  },
  "no output": ({ site }) => site.remove("dist"),
  "an output that was edited": ({ site }) => {
    const files = site.list("dist", ".html");
    if (files.length > 0) writeFileSync(site.path(site.chance.oneOf(files)), site.chance.words(3));
  },
  "an output that is older": ({ site }) => {
    const [file] = site.list("dist", ".html");
    if (file) utimesSync(site.path(file), new Date("2001-01-01"), new Date("2001-01-01"));
  },
  "damage to the cache": ({ site }) => damageCache(site.root, site.chance),
  "more damage to the cache": ({ site }) =>
    [1, 2, 3].map(() => damageCache(site.root, site.chance)).join(" and "),
};
