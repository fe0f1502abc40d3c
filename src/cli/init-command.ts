import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import packageJson from "../../package.json" with { type: "json" };
import { Diagnostics } from "../core/diagnostics.js";
import { formatDiagnostics } from "../report/format-diagnostics.js";
import { diagnosticJson } from "../report/format-json.js";
import { formatTable } from "../report/format-table.js";
import { askAppStore, parseAppStore } from "../scaffold/ask-app-store.js";
import { type Discovered, type Found, mergeDiscovered } from "../scaffold/discovered.js";
import { parseGooglePlay } from "../scaffold/parse-google-play.js";
import { readStarter } from "../scaffold/read-starter.js";
import { type Scaffolded, scaffoldSite } from "../scaffold/scaffold-site.js";
import { checkEmpty } from "../scaffold/write-project.js";
import { exitCodes } from "./exit-codes.js";
import type { InitFlags } from "./init-flags.js";
import { print, printError, styleOf } from "./terminal.js";
import { utcDay } from "./utc-day.js";

/** `handbill init`: a whole project for the site of an app, from what its stores know. */
export async function runInit(target: string, flags: InitFlags): Promise<number> {
  const folder = resolve(target);
  const shown = shownPath(folder);
  const log = new Diagnostics();
  const tell = (made: Told) => {
    if (flags.json) print(formatJson(made, { shown, log }));
    else printResult(made, { shown, log });
    return log.hasErrors ? exitCodes.errors : exitCodes.ok;
  };
  if (!checkEmpty(folder, { shown, log })) return tell({});
  const asks = !flags.yes && !flags.json && process.stdin.isTTY && process.stdout.isTTY;
  const answers = asks ? await (await import("./ask-author.js")).askAuthor(flags) : flags;
  if (answers === undefined) return exitCodes.errors;
  const found = await gather(answers, log);
  if (log.hasErrors) return tell({});
  const made = await scaffoldSite(
    found,
    {
      folder,
      shown,
      starter: readStarter(fileURLToPath(new URL("../starter", import.meta.url))),
      dependencies: dependenciesOfSite(),
      brand: answers.brand,
      today: utcDay(new Date()),
    },
    log,
  );
  const exitCode = tell({ found, made });
  if (!asks || !made) return exitCode;
  return (await import("./ask-author.js")).offerStart(folder, shown);
}

/** What the author says comes first, then the App Store, then Google Play. */
async function gather(flags: InitFlags, log: Diagnostics): Promise<Discovered> {
  const { appStore, country, googlePlay } = flags;
  const play = googlePlay === undefined ? undefined : parseGooglePlay(googlePlay, log);
  // Nobody is asked over the network while something else is wrong already.
  if (appStore !== undefined && log.hasErrors) parseAppStore({ app: appStore, country }, log);
  const asked = appStore !== undefined && !log.hasErrors;
  const service = process.env.HANDBILL_APP_STORE_SERVICE;
  const listing = asked ? await askAppStore({ app: appStore, country, service }, log) : undefined;
  return mergeDiscovered([fromFlags(flags), listing ?? {}, play ?? {}]);
}

function fromFlags({ name, email, url, language }: InitFlags): Discovered {
  const said = <Key extends string>(key: Key, value: string | undefined) =>
    (value === undefined ? {} : { [key]: { value, origin: `--${key}` } }) as Partial<
      Record<Key, Found<string>>
    >;
  return {
    ...said("name", name),
    ...said("email", email),
    ...said("url", url),
    ...said("language", language),
  };
}

/** What a new site depends on: this handbill, and the versions that it is tested with. */
function dependenciesOfSite(): Record<string, string> {
  const { version, dependencies, devDependencies } = packageJson;
  return {
    "@fontsource/archivo": devDependencies["@fontsource/archivo"],
    handbill: `^${version}`,
    react: dependencies.react,
    "react-dom": dependencies["react-dom"],
    "@types/react": dependencies["@types/react"],
    typescript: devDependencies.typescript,
  };
}

interface Told {
  readonly found?: Discovered;
  readonly made?: Scaffolded | undefined;
}

function printResult({ found, made }: Told, { shown, log }: { shown: string; log: Diagnostics }): void {
  const errors = styleOf(2);
  const diagnostics = log.sorted();
  if (diagnostics.length > 0) printError(formatDiagnostics(diagnostics, errors, { folder: "" }));
  if (!made || !found) return printError(`${errors.red("✗")} nothing was written`);
  const style = styleOf(1);
  const rows = [...listOrigins(found), ["brand", made.brand, made.brandOrigin]];
  for (const line of formatTable(rows, ["left", "left", "left"])) print(`  ${line}`);
  print(`\n${style.green("✓")} ${made.files.length} files in ${shown}`);
  if (made.standIns.length > 0) {
    print("\nStill yours to write, in site.config.ts:");
    for (const key of made.standIns) print(`  ${key}`);
  }
  print("\nThen read legal/privacy-policy.md and legal/terms-of-service.md, and have a lawyer read them.");
  const go = shown === "." ? "" : `cd ${shown} && `;
  print(`\nNext: ${go}npm install && npm run dev`);
}

/** What was found, as short as a table needs it. */
function listOrigins(found: Discovered): [string, string, string][] {
  return Object.entries(found).map(([key, { value, origin }]: [string, Found<unknown>]) => [
    key,
    shorten(describe(value)),
    origin,
  ]);
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return `${value.length}`;
  if (typeof value !== "object" || value === null) return String(value).replace(/\s+/g, " ");
  return Object.values(value).join(" ");
}

const shorten = (text: string) => (text.length > 48 ? `${text.slice(0, 47)}…` : text);

function formatJson({ found, made }: Told, { shown, log }: { shown: string; log: Diagnostics }): string {
  return JSON.stringify(
    {
      ok: !log.hasErrors,
      folder: shown,
      found: found ?? {},
      files: made?.files ?? [],
      standIns: made?.standIns ?? [],
      brand: made?.brand,
      diagnostics: log.sorted().map((diagnostic) => diagnosticJson(diagnostic)),
    },
    undefined,
    2,
  );
}

/** A path as people write it: relative, unless it lies elsewhere. */
function shownPath(folder: string): string {
  const path = relative(process.cwd(), folder);
  return path.startsWith("..") ? folder : path || ".";
}
