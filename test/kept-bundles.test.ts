import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mediaSite } from "./support/media-site.js";
import { patience } from "./support/patience.js";
import { readFolder } from "./support/read-folder.js";
import { cliFile, runProgram } from "./support/run-cli.js";
import { repository, tempFolder } from "./support/temp-site.js";
import { isThorough } from "./support/thorough.js";
import { runWarm } from "./support/warm-cli.js";

/*
 * What the bundler has made is taken by the next build as long as all that it was made of is as it was: so the bundler itself is
 * not even loaded where a document has changed, and whatever changes, a build gives what one gives with nothing kept.
 */

const picture = readFileSync(join(repository, "docs/landing.png"));
const other = readFileSync(join(repository, "docs/starter.png"));

const index = `import { Image } from "handbill";
import { name } from "./_part";
import { shade } from "@/shade";
import styles from "./_card.module.css";
import "./_own.css";
import "./_own.client.ts";
import picture from "./_picture.png";
export const meta = { title: "A site with parts", description: "A site whose page is made of several files." };
export default () => <main className={styles.card}><h1>{name} {shade}</h1><Image src={picture} alt="The site" widths={[64]} /></main>;`;

const files = {
  "pages/index.tsx": index,
  "pages/_part/index.tsx": 'export const name = "first";',
  "pages/_card.module.css": ".card { color: #123456; }",
  "pages/_own.css": 'main { background: url("./_back.png"); }',
  "pages/_own.client.ts": 'document.title += "!";',
  "pages/_picture.png": picture,
  "pages/_back.png": picture,
  "light/shade.ts": 'export const shade = "light";',
  "dark/shade.ts": 'export const shade = "dark";',
  "tsconfig.json": '{ "compilerOptions": { "paths": { "@/*": ["./light/*"] } } }',
};

/** Prints whether the bundler was loaded. */
function bundlerLister(): string {
  const lister = join(tempFolder(onTestFinished), "lister.cjs");
  const chunks = `require(${JSON.stringify(join(repository, "lib/start.cjs"))}).chunks.loadedChunks`;
  const told = `String(${chunks}.includes("./esbuild/lib/main.js"))`;
  writeFileSync(lister, `process.on("exit", () => require("node:fs").writeSync(2, ${told}));`);
  return lister;
}

/** What a build of a site found and wrote, by what it printed. */
function resultOf(root: string, stdout: string) {
  const { ok, diagnostics, routes } = JSON.parse(stdout);
  return { told: { ok, diagnostics, routes }, files: ok ? readFolder(join(root, "dist")) : {} };
}

/** Builds a site in a process; gives what it found and wrote, and whether the bundler was loaded. */
function buildIn(root: string, lister: string) {
  const command = [process.execPath, "--require", lister, cliFile, "build", "--json", "--root", root];
  const { stdout, stderr } = runProgram(command, { env: { CI: "" } });
  return { ...resultOf(root, stdout), isBundled: stderr === "true" };
}

test("a build takes what none of what has changed went into, and gives what a clean one gives", {
  timeout: patience(240_000),
}, () => {
  const root = mediaSite(onTestFinished, { files });
  const at = (file: string) => join(root, file);
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  const lister = bundlerLister();
  const check = (): boolean => {
    const { isBundled, ...built } = buildIn(root, lister);
    const copy = cleanCopy(root);
    const clean = resultOf(copy, runWarm(["build", "--json", "--root", copy], { env: { CI: "" } }).stdout);
    expect(built.told).toEqual(clean.told);
    expect(built.files).toEqual(clean.files);
    return isBundled;
  };
  const document = () => appendFileSync(at("legal/privacy.md"), "\nOne more line.\n");
  expect(check()).toBe(true);
  document();
  expect(check()).toBe(false);
  rmSync(at("dist"), { recursive: true });
  expect(check()).toBe(false);

  const edits: readonly (() => void)[] = [
    () => write("pages/_part/index.tsx", 'export const name = "second";'),
    () => write("pages/_own.css", 'main { background: url("./_back.png"); margin: 1px; }'),
    () => {
      write("pages/_own.css", "@tailwind base;\nmain { margin: 1px; }");
      expect(check()).toBe(true);
      write("pages/_own.css", "main { margin: 1px; }");
    },
    () => write("pages/_own.css", 'main { background: url("./_back.png"); margin: 2px; }'),
    () => write("pages/_card.module.css", ".card { color: #234567; } .more { margin: 0; }"),
    () => write("pages/_own.client.ts", 'document.title += "?";'),
    () => write("pages/_picture.png", other),
    () => write("pages/_back.png", other),
    // It is found instead of the folder.
    () => write("pages/_part.tsx", 'export const name = "third";'),
    () => unlinkSync(at("pages/_part.tsx")),
    () => write("tsconfig.json", '{ "compilerOptions": { "paths": { "@/*": ["./dark/*"] } } }'),
    () => {
      document();
      write("dark/shade.ts", 'export const shade = "darker";');
    },
    () => {
      unlinkSync(at("dark/shade.ts"));
      symlinkSync("../light/shade.ts", at("dark/shade.ts"));
    },
    () => write("light/shade.ts", 'export const shade = "lighter";'),
    () =>
      write("site.config.ts", readFileSync(at("site.config.ts"), "utf8").replace("minimal.dev", "other.dev")),
  ];
  for (const edit of edits) {
    edit();
    expect(check(), edit.toString()).toBe(true);
    if (!isThorough && edit !== edits.at(-1)) continue;
    document();
    expect(buildIn(root, lister).isBundled, `a document after ${edit.toString()}`).toBe(false);
  }
});

/** The site in a folder of its own, of which nothing is kept. */
function cleanCopy(root: string): string {
  const folder = join(tempFolder(onTestFinished), "site");
  runProgram(["cp", "-a", root, folder]);
  for (const name of ["dist", "node_modules/.cache"])
    rmSync(join(folder, name), { recursive: true, force: true });
  return folder;
}
