// Compiles src/ into lib/: run at install (`prepare`), so that a clone and a packed package behave the same. The packages that only the
// generator uses are bundled, split by command and loaded on demand: a quarter of the start-up time of loading them from node_modules.
// V8's compiled code is cached too.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { recordCompiled } from "./compile/compiled.mjs";
import { lateBuiltins } from "./compile/late-builtins.mjs";
import { leanPackages } from "./compile/lean-packages.mjs";
import { chunksOf, packChunks } from "./compile/pack-chunks.mjs";
import { liveExports, plainExports, plainImports, refuseRings } from "./compile/plain-modules.mjs";
import { pruneTypes } from "./compile/prune-types.mjs";
import { writeNotices } from "./compile/third-party-notices.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const lib = `${root}lib`;
const stage = `${root}lib.${process.pid}`;
const esbuild = await import("esbuild");
const require = createRequire(import.meta.url);
const { dependencies, optionalDependencies } = require("../package.json");

/**
 * esbuild's own JavaScript is copied unchanged: then handbill only depends on esbuild's packages with the program for each platform, and
 * not on the one with an install script, which package managers ask about. It has to be in a folder named `lib`.
 */
const bundlerApi = "./esbuild/lib/main.js";

/** The code of threads; each leaves out most of a build's code. */
const ofThreads = { "document-thread-chunks": ["src/workers/document-thread.ts"] };

/** The code that is loaded by each command, by each build, and by each build with an uncached document. */
const loadedTogether = {
  "command-chunks": ["src/cli/run.ts", "src/code/bundle/start-bundler.ts"],
  "build-chunks": [
    ...[
      "src/cli/commands/build-command.ts",
      "src/site-runtime.ts",
      "src/read/read-project.ts",
      "src/index.ts",
    ],
    ...["src/render/react-modules.ts", "src/render/render-routes.ts", "src/render/head/fill-heads.ts"],
  ],
  "document-chunks": ["src/documents/document-reader.ts"],
};

try {
  const shared = {
    absWorkingDir: root,
    outdir: stage,
    bundle: true,
    platform: "node",
    target: "node20.19",
    jsx: "automatic",
    minify: true,
    legalComments: "none",
    metafile: true,
    outExtension: { ".js": ".cjs" },
    plugins: [
      requireDependencies(Object.keys({ ...dependencies, ...optionalDependencies })),
      ...leanPackages,
    ],
    external: ["playwright-core", "axe-core"],
  };
  const entryPoints = {
    cli: "src/cli/run.ts",
    index: "src/index.ts",
    "document-thread": "src/workers/document-thread.ts",
    "development-worker": "src/workers/development-worker.ts",
  };
  const built = await Promise.all([
    // esbuild splits ES modules only, so the chunks are converted to CommonJS afterwards.
    esbuild.build({
      ...shared,
      splitting: true,
      format: "esm",
      write: false,
      entryPoints,
    }),
    esbuild.build({
      ...shared,
      entryPoints: {
        start: "src/runtime/start.ts",
        unchanged: "src/cli/unchanged.ts",
        thread: "src/runtime/thread.ts",
      },
      plugins: [...shared.plugins, lateBuiltins(["node:crypto", "node:zlib", "node:os"])],
      format: "esm",
      write: false,
    }),
  ]);
  mkdirSync(stage, { recursive: true });
  refuseRings(built[0].metafile.outputs);
  const [{ outputFiles: chunkFiles }, { outputFiles: firstFiles }] = built;
  for (const { path, text } of firstFiles)
    writeFileSync(path, `"use strict";${await toCommonJs(plainExports(text))}`);
  const entries = new Set(Object.keys(entryPoints).map((name) => `${name}.cjs`));
  const live = new Map(chunkFiles.map(({ path, text }) => [basename(path), liveExports(text)]));
  const chunks = await Promise.all(
    chunkFiles.map(async ({ path, text }) => {
      const name = basename(path);
      // Modules that Node loads with `import` need exports that it can detect.
      return [
        name,
        await toCommonJs(entries.has(name) ? text : plainExports(text), (chunk) => live.get(chunk)),
      ];
    }),
  );
  const namesOf = (sources) => chunksOf(sources, built[0].metafile.outputs);
  const ofBuild = new Set(namesOf(loadedTogether["build-chunks"]));
  const packs = new Map([
    ...Object.entries(ofThreads).map(([pack, sources]) => [
      pack,
      namesOf(sources).filter((name) => ofBuild.has(name)),
    ]),
    ...Object.entries(loadedTogether).map(([pack, sources]) => [pack, namesOf(sources)]),
  ]);
  for (const [name, code] of packChunks(new Map(chunks), entries, packs))
    writeFileSync(`${stage}/${name}`, isInOtherScripts(code) ? await unescapeLetters(code) : code);
  const inputs = Object.assign(
    { "node_modules/esbuild/lib/main.js": {}, "node_modules/@schummar/icu-type-parser/dist/index.js": {} },
    ...built.map(({ metafile }) => metafile.inputs),
  );
  writeNotices({ inputs }, root, `${stage}/third-party-licenses.txt`);
  mkdirSync(`${stage}/esbuild/lib`, { recursive: true });
  writeFileSync(`${stage}/${bundlerApi}`, await minify(readFileSync(require.resolve("esbuild"), "utf8")));
  mkdirSync(`${stage}/types`, { recursive: true });
  const tsc = require.resolve("typescript/package.json").replace("package.json", "bin/tsc");
  // Each is a separate process, and takes as long as the other.
  await Promise.all([
    runNode([tsc, "-p", "tsconfig.lib.json", "--outDir", `${stage}/types`]),
    writeSampleTexts(),
  ]);
  cpSync(`${root}src/model/assets.d.ts`, `${stage}/types/model/assets.d.ts`);
  // tsc leaves the reference out of its output.
  const types = `${stage}/types/index.d.ts`;
  writeFileSync(types, `/// <reference path="./model/assets.d.ts" />\n${readFileSync(types, "utf8")}`);
  lendIcuTypes(`${stage}/types`);
  pruneTypes(types);
  makeCodeCache();
  rmSync(lib, { recursive: true, force: true });
  renameSync(stage, lib);
  recordCompiled();
} finally {
  rmSync(stage, { recursive: true, force: true });
}

async function runNode(args, stdout = "inherit") {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", stdout, "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
}

/** Compiling must not fail if this repository's site does not build at the moment. */
async function writeSampleTexts() {
  try {
    await runNode([`${root}scripts/compile/sample-texts.mjs`, stage], "ignore");
  } catch (error) {
    console.warn(`handbill will not know its own samples' words in another site: ${error.message}`);
  }
}

/** Includes the types that parse messages' arguments, so that no site has to install their package. */
function lendIcuTypes(folder) {
  const name = "@schummar/icu-type-parser";
  cpSync(`${root}node_modules/${name}/dist/index.d.ts`, `${folder}/icu-type-parser.d.ts`);
  const file = `${folder}/model/messages/message-types.d.ts`;
  writeFileSync(file, readFileSync(file, "utf8").replace(`"${name}"`, '"../../icu-type-parser.js"'));
}

/** Without the code cache everything works, but slower, so an install must not fail. */
function makeCodeCache() {
  try {
    const script = `${root}scripts/compile/make-code-cache.mjs`;
    execFileSync(process.execPath, [script, stage], { stdio: "pipe", timeout: 600_000 });
  } catch (error) {
    console.warn(`handbill will start slower: its code could not be compiled ahead.\n${error.stderr}`);
  }
}

/**
 * Node starts CommonJS faster than ES modules, which it resolves and links one by one, and only with CommonJS can handbill give V8 the
 * code cache.
 */
async function toCommonJs(code, liveOf) {
  // The chunks are loaded by require, the lazy ones too.
  const lazily = { supported: { "dynamic-import": false }, define: { "import.meta.url": "__moduleUrl" } };
  const ascii = toAscii(await minify(plainImports(code, liveOf), lazily));
  return ascii.includes("__moduleUrl")
    ? `const __moduleUrl=require("node:url").pathToFileURL(__filename).href;${ascii}`
    : ascii;
}

async function minify(code, options) {
  const common = {
    format: "cjs",
    platform: "node",
    target: "node20.19",
    minify: true,
    legalComments: "none",
  };
  return (await esbuild.transform(code, { ...common, ...options })).code;
}

/** Whether escaped letters take a tenth of some code: the words of other languages' scripts. */
function isInOtherScripts(code) {
  return code.match(/\\u[0-9a-f]{4}/gi)?.join("").length > code.length / 10;
}

/** A letter of Arabic takes 2 bytes in UTF-8 and 6 as an escape. */
async function unescapeLetters(code) {
  const { code: letters } = await esbuild.transform(code, { charset: "utf8", minifyWhitespace: true });
  return letters;
}

/**
 * Most chunks are ASCII, which is read as Latin-1, the fastest way. esbuild escapes everything that is not ASCII except in regular expressions, which
 * would then match other characters.
 */
function toAscii(code) {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * The external packages are CommonJS. With `import`, Node parses such a package one more time than with `require`, which takes 10 ms at each
 * start.
 */
function requireDependencies(names) {
  const filter = new RegExp(`^(${names.join("|")})(/|$)`);
  return {
    name: "require-dependencies",
    setup(build) {
      build.onResolve({ filter }, ({ path, pluginData }) =>
        pluginData === "inner" ? { path, external: true } : { path, namespace: "require" },
      );
      build.onResolve({ filter: /^\.\/esbuild\/lib\/main\.js$/ }, ({ path }) => ({ path, external: true }));
      build.onLoad({ filter: /./, namespace: "require" }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(path === "esbuild" ? bundlerApi : path)});`,
        loader: "js",
        pluginData: "inner",
      }));
    },
  };
}
