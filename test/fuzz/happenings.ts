import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { editFiles } from "./rounds.js";
import { runBuild } from "./run-build.js";
import type { SiteOnDisk } from "./site-on-disk.js";

export interface Happening {
  readonly site: SiteOnDisk;
  /** Another site whose `node_modules`, and so whose cache, is this one's. */
  readonly twin: SiteOnDisk | undefined;
  /** A folder that nothing is in yet. */
  readonly newFolder: () => string;
}

const cacheOf = (root: string) => join(root, "node_modules/.cache/handbill");

/** What comes to a site and its cache between two builds, other than edits. */
export const happenings: Readonly<Record<string, (happening: Happening) => Promise<void> | void>> = {
  nothing: () => {},
  "edits during a build": async ({ site }) => {
    await runBuild(site, site.root, {
      onStart: async () => {
        await wait(site.chance.below(500));
        editFiles(site);
      },
    });
  },
  "a build that is killed": async ({ site }) => {
    const onStart = async (kill: () => void) => {
      await wait(50 + site.chance.below(500));
      kill();
    };
    await runBuild(site, site.root, { onStart });
  },
  "another build at the same time": async ({ site, twin }) => {
    if (twin) await Promise.all([runBuild(site), runBuild(twin)]);
  },
  "a move to another folder": ({ site, twin, newFolder }) => {
    if (twin) return;
    const folder = newFolder();
    rmSync(folder, { recursive: true, force: true });
    renameSync(site.root, folder);
    site.root = folder;
  },
  "the cache on another machine": ({ site, twin, newFolder }) => {
    if (twin) return;
    const folder = newFolder();
    site.copyTo(folder);
    if (existsSync(cacheOf(site.root)))
      cpSync(cacheOf(site.root), cacheOf(folder), {
        recursive: true,
        preserveTimestamps: site.chance.once(2),
      });
    if (site.chance.once(2) && existsSync(site.path("dist")))
      cpSync(site.path("dist"), join(folder, "dist"), { recursive: true });
    rmSync(site.root, { recursive: true, force: true });
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
    const [file = ""] = site.list("dist", ".html");
    if (file) utimesSync(site.path(file), new Date("2001-01-01"), new Date("2001-01-01"));
  },
  "damage to the cache": ({ site }) => {
    const folder = cacheOf(site.root);
    if (!existsSync(folder)) return;
    const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    const files = entries.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
    if (files.length === 0) return;
    const file = site.chance.oneOf(files);
    const bytes = readFileSync(file);
    const at = site.chance.below(bytes.length + 1);
    if (site.chance.once(2)) writeFileSync(file, bytes.subarray(0, at));
    else if (bytes.length > 0) {
      bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ (1 << site.chance.below(8));
      writeFileSync(file, bytes);
    }
  },
};
