import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { linkPackages } from "../support/temp-site.js";
import type { Chance } from "./chance.js";
import { type ConfigFacts, configText, firstFacts, fontPackage } from "./config-text.js";
import type { Files } from "./made-up-site.js";

/** How a file gets its new content: in place, by a rename, or with an unchanged time. */
type Way = "write" | "rename" | "silence";

/** A made-up site in a folder, with its author's state. */
export class SiteOnDisk {
  readonly facts: ConfigFacts = firstFacts();
  /** The options of builds, which stay until an edit changes them. */
  readonly options: Record<string, string> = {};
  readonly env: Record<string, string> = { CI: "" };
  /** Mistakes in files, with the previous content: the next round fixes them. */
  readonly #mistakes = new Map<string, string | undefined>();

  constructor(
    public root: string,
    readonly chance: Chance,
  ) {}

  fill(files: Files): void {
    for (const [file, content] of Object.entries(files)) this.write(file, content, "write");
    if (!this.has(`node_modules/${fontPackage}`)) linkPackages(this.root, [fontPackage]);
  }

  path(file: string): string {
    return join(this.root, file);
  }

  has(file: string): boolean {
    return existsSync(this.path(file));
  }

  read(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  write(file: string, content: string | Uint8Array, way = this.#anyWay()): void {
    const path = this.path(file);
    mkdirSync(dirname(path), { recursive: true });
    const isSilent = way === "silence" && existsSync(path);
    const aside = join(this.root, "aside");
    if (isSilent) execFileSync("touch", ["-r", path, aside]);
    if (way === "rename") {
      writeFileSync(aside, content);
      renameSync(aside, path);
    } else writeFileSync(path, content);
    if (isSilent) execFileSync("touch", ["-r", aside, path]);
    rmSync(aside, { force: true });
  }

  #anyWay(): Way {
    return this.chance.oneOf(["write", "write", "rename", "silence"]);
  }

  remove(file: string): void {
    rmSync(this.path(file), { recursive: true, force: true });
  }

  writeConfig(): void {
    this.write("site.config.ts", configText(this.facts));
  }

  /** The files of a folder by their paths in the site, in order. */
  list(folder: string, ending = ""): string[] {
    const path = this.path(folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && entry.name.endsWith(ending))
      .map((entry) => join(entry.parentPath, entry.name).slice(this.root.length + 1))
      .sort();
  }

  /** Writes a mistake, or without content removes the file, until `mend`. */
  spoil(file: string, content: string | undefined): void {
    if (!this.#mistakes.has(file)) this.#mistakes.set(file, this.has(file) ? this.read(file) : undefined);
    if (content === undefined) this.remove(file);
    else this.write(file, content);
  }

  mend(): void {
    for (const [file, content] of this.#mistakes) {
      if (content === undefined) this.remove(file);
      else this.write(file, content);
    }
    this.#mistakes.clear();
  }

  /** Copies it without the results of builds, like a checkout on another machine. */
  copyTo(folder: string): void {
    rmSync(folder, { recursive: true, force: true });
    const copy = (part: string, isSource: (name: string) => boolean) =>
      cpSync(realpathSync(this.path(part)), join(folder, part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => isSource(basename(path)),
      });
    copy(".", (name) => name !== "dist" && name !== "node_modules" && !name.startsWith(".dist.handbill"));
    copy("node_modules", (name) => name !== ".cache");
  }
}
