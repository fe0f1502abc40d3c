import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "../../build/build.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { hostOf } from "../../hosts/hosts.js";
import { saysSame } from "../../hosts/report-host-files.js";
import type { HostFile } from "../../model/hosts/host.js";
import type { HostName } from "../../model/hosts/serving.js";
import { readStarter } from "../../scaffold/read-starter.js";
import { writeOver } from "../../scaffold/replace-file.js";
import { effects } from "../effects.js";
import { buildDay } from "../options/build-day.js";
import type { OwnedProcess } from "../process/own-process.js";
import { finish } from "../terminal/print-results.js";
import { print, styleOf } from "../terminal/terminal.js";
import { reportUnwritten } from "./edit-site.js";

interface HostFlags {
  root: string;
  out: string;
  base?: string;
  host?: HostName;
  write?: boolean;
  workflow?: boolean;
  force?: boolean;
  json?: boolean;
}

/** Shows the configuration of the site's host, and writes its files to the project folder if requested. */
export async function runHost(flags: HostFlags, owned: OwnedProcess | undefined): Promise<number> {
  const { root, out, base, host, json } = flags;
  const today = buildDay(undefined);
  const { watchSideEffects } = owned ?? {};
  const options = { root, outDir: out, base, host, write: false, today, watchSideEffects };
  const { site, diagnostics, ...built } = await build(options, effects);
  const { title } = hostOf(site?.host);
  const { hostTitle = title } = built;
  const isOwn = hostTitle !== title;
  const deploys = flags.workflow || (site?.host === "github-pages" && !isOwn);
  const isNamed = host !== undefined && host !== "github-pages";
  const { workflow, advice } = readWorkflow(root, { host: site?.host, isNamed });
  const hostFiles = deploys ? [...built.hostFiles, workflow] : built.hostFiles;
  const log = new Diagnostics();
  log.take(diagnostics.filter(({ severity }) => severity === "error"));
  if (site && site.host === undefined) log.add("run/no-host", {});
  else if (flags.workflow && isOwn) log.add("run/no-workflow", { host: hostTitle });
  let written: readonly string[] = [];
  try {
    if (!log.hasErrors && flags.write) written = writeFiles(flags, hostFiles, log);
  } catch (error) {
    reportUnwritten(error, root, log);
  }
  const found = log.sorted();
  const ok = found.length === 0;
  const result = { ok, host: site?.host, files: ok ? hostFiles : [], written, diagnostics: found };
  return finish(result, { json, root }, () => {
    print(formatFiles(hostFiles, { title: hostTitle, out, written, writes: flags.write === true }));
    const isWritten = !flags.write || hostFiles.some(({ place }) => place === "project");
    const nothing = isWritten ? "" : "Nothing to write: handbill build writes these files. ";
    print(`\n${nothing}${deploys ? advice : isOwn ? "" : "To deploy with GitHub Actions, add --workflow."}`);
    if (isNamed)
      print(
        `Unless the config has host: "${host}", builds need --host ${host} to write and check these files.`,
      );
  });
}

/** How the workflow installs packages, by lock file. Without one of these, it uses npm. */
const installs = {
  "pnpm-lock.yaml": "corepack enable && pnpm install --frozen-lockfile",
  "yarn.lock": "corepack enable && yarn install",
  "bun.lock": "npx --yes bun install --frozen-lockfile",
};

/**
 * The workflow of GitHub Actions that publishes the site, and what to do before its first run. If `--host` names the host, the config may
 * not, so the workflow's build names it too.
 */
function readWorkflow(
  root: string,
  { host, isNamed }: { host: HostName | undefined; isNamed: boolean },
): { workflow: HostFile; advice: string } {
  const starter = readStarter();
  const steps = starter.get(`more/deploy/${host}.yml`)?.toString();
  const pages = String(starter.get("more/pages.yml"));
  const deploy = pages.replace(/ +- uses: actions\/upload-pages-artifact[\s\S]*/, () => steps ?? "");
  const built = isNamed ? deploy.replace("build --strict", `build --strict --host ${host}`) : deploy;
  const whole = steps ? built.replaceAll(": pages\n", ": deploy\n") : pages;
  const [, install] = Object.entries(installs).find(([file]) => existsSync(join(root, file))) ?? [];
  const text = install ? whole.replaceAll(/ +cache: npm\n/g, "").replaceAll("npm ci", install) : whole;
  const settings = steps?.match(/(?<=^ +# ).*/gm)?.join(" ");
  return {
    workflow: { path: `.github/workflows/${steps ? "deploy" : "pages"}.yml`, text, place: "project" },
    advice: `${settings ?? "On GitHub, choose Settings → Pages → Source: GitHub Actions."} The workflow fails while the site has placeholders; until you have replaced them, remove --strict from it.`,
  };
}

/** Writes the files that belong to the project; returns those that changed. */
function writeFiles(
  { root, force = false }: HostFlags,
  files: readonly HostFile[],
  log: Diagnostics,
): string[] {
  const ofProject = files.filter(({ place }) => place === "project");
  const textOf = (path: string) => {
    const file = join(resolve(root), path);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
  const changed = ofProject.filter(({ path, text }) => {
    const before = textOf(path);
    return before === undefined || !saysSame(before, text);
  });
  for (const { path } of changed)
    if (!force && textOf(path) !== undefined) log.add("run/host-file-differs", { path }, { file: path });
  if (log.hasErrors) return [];
  for (const { path, text } of changed)
    writeOver(join(resolve(root), path), { before: textOf(path), after: text });
  return changed.map(({ path }) => path);
}

function formatFiles(
  files: readonly HostFile[],
  {
    title,
    out,
    written,
    writes,
  }: { title: string; out: string; written: readonly string[]; writes: boolean },
): string {
  if (files.length === 0) return `${title} needs no configuration file.`;
  const style = styleOf(1);
  const parts = files.map(({ path, text, place }) => {
    const where =
      place === "output" ? `${out}/${path}, written by handbill build` : `${path}, in the project folder`;
    if (writes && place === "project")
      return `${style.bold(where)}: ${written.includes(path) ? "written" : "unchanged"}`;
    return `${style.bold(where)}\n\n${text}`;
  });
  const hint = files.some(({ place }) => place === "project") && !writes;
  return [
    `Settings for ${title}:`,
    ...parts,
    ...(hint ? ["To write the files for the project folder, run handbill host --write."] : []),
  ].join("\n\n");
}
