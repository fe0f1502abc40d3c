// Compiles src/ into lib/: run at install (`prepare`), so that a clone and a packed package behave alike.
// The packages that only the generator uses are bundled in, split by command and loaded when needed:
// a quarter of the start-up time of loading them from node_modules. What V8 makes of the code is kept too.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { writeNotices } from "./third-party-notices.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const lib = `${root}lib`;
const stage = `${root}lib.${process.pid}`;
const esbuild = await import("esbuild");
const require = createRequire(import.meta.url);
const { dependencies, optionalDependencies } = require("../package.json");

/**
 * esbuild's own JavaScript goes along as it is: of its packages, handbill's then needs only those with the program of each
 * platform, and not the one whose install script package managers ask about. It wants to lie in a folder `lib`.
 */
const bundlerApi = "./esbuild/lib/main.js";

/** js-yaml looks for esprima, if it is there, to read functions in YAML, which handbill never does. */
const withoutEsprima = {
  name: "without-esprima",
  setup(build) {
    build.onLoad({ filter: /js-yaml\/lib\/js-yaml\/type\/js\/function\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace("_require('esprima')", "undefined"),
    }));
  },
};

/** Of undici, linkinator asks for fetch by way of a proxy; with it come caches, mocks, WebSockets and event streams. */
const lessUndici = {
  name: "less-undici",
  setup(build) {
    build.onResolve({ filter: /^undici$/ }, ({ resolveDir }) => ({
      path: "undici",
      namespace: "less-undici",
      pluginData: resolveDir,
    }));
    build.onLoad({ filter: /./, namespace: "less-undici" }, ({ pluginData }) => ({
      resolveDir: pluginData,
      contents: `import Dispatcher from "undici/lib/dispatcher/dispatcher.js";
import connect from "undici/lib/api/api-connect.js";
// With this a proxy's tunnel is opened.
Dispatcher.prototype.connect = connect;
export { fetch } from "undici/lib/web/fetch/index.js";
export { default as Agent } from "undici/lib/dispatcher/agent.js";
export { default as ProxyAgent } from "undici/lib/dispatcher/proxy-agent.js";`,
    }));
  },
};

/** What linkinator needs for patterns, serving a folder and reading pages is left out: handbill asks for none of it. */
const lessLinkinator = {
  name: "less-linkinator",
  setup(build) {
    build.onResolve({ filter: /^(glob|\.\/(server|links)\.js)$/ }, ({ path, importer, kind }) =>
      kind === "import-statement" && /linkinator\/build\/src\/\w+\.js$/.test(importer)
        ? { path, namespace: "left-out" }
        : undefined,
    );
    build.onLoad({ filter: /./, namespace: "left-out" }, () => ({
      contents: `export const glob = undefined, startWebServer = undefined, stopWebServer = undefined,
        getLinks = undefined, getCssLinks = undefined, validateFragments = undefined;`,
    }));
  },
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
      withoutEsprima,
      lessUndici,
      lessLinkinator,
    ],
    external: ["playwright-core", "axe-core"],
  };
  const mode = (name) => ({ "process.env.NODE_ENV": JSON.stringify(name) });
  // esbuild splits ES modules only, so that the chunks are made CommonJS afterwards.
  const chunks = { ...shared, splitting: true, format: "esm", write: false };
  const built = await Promise.all([
    esbuild.build({
      ...chunks,
      entryPoints: {
        cli: "src/cli/run.ts",
        index: "src/index.ts",
        "legal-thread": "src/threads/legal-thread.ts",
        "validity-worker": "src/threads/validity-worker.ts",
      },
      define: mode("production"),
    }),
    // React's development mode has its own copy of what renders: the mode is settled when it is compiled.
    esbuild.build({
      ...chunks,
      entryPoints: { "development-worker": "src/threads/development-worker.ts" },
      chunkNames: "development-[name]-[hash]",
      define: mode("development"),
    }),
    esbuild.build({
      ...shared,
      entryPoints: {
        start: "src/engine/start.ts",
        unchanged: "src/cli/unchanged.ts",
        thread: "src/engine/thread.ts",
        "diverted-thread": "src/engine/diverted-thread.ts",
      },
      format: "cjs",
    }),
  ]);
  mkdirSync(stage, { recursive: true });
  await Promise.all(
    built.flatMap(({ outputFiles = [] }) =>
      outputFiles.map(async ({ path, text }) => writeFileSync(path, await toCommonJs(text))),
    ),
  );
  const inputs = Object.assign(
    { "node_modules/esbuild/lib/main.js": {} },
    ...built.map(({ metafile }) => metafile.inputs),
  );
  writeNotices({ inputs }, root, `${stage}/third-party-licenses.txt`);
  cpSync(require.resolve("esbuild"), `${stage}/${bundlerApi}`);
  mkdirSync(`${stage}/types`, { recursive: true });
  const tsc = require.resolve("typescript/package.json").replace("package.json", "bin/tsc");
  // Each is a process of its own, and takes as long as the other.
  await Promise.all([
    runNode([tsc, "-p", "tsconfig.lib.json", "--outDir", `${stage}/types`]),
    writeSampleTexts(),
  ]);
  cpSync(`${root}src/core/assets.d.ts`, `${stage}/types/core/assets.d.ts`);
  // tsc leaves the reference out of what it writes.
  const types = `${stage}/types/index.d.ts`;
  writeFileSync(types, `/// <reference path="./core/assets.d.ts" />\n${readFileSync(types, "utf8")}`);
  makeCodeCache();
  rmSync(lib, { recursive: true, force: true });
  renameSync(stage, lib);
} finally {
  rmSync(stage, { recursive: true, force: true });
}

async function runNode(args, stdout = "inherit") {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", stdout, "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
}

/** A site that does not build at the moment is no reason not to compile what builds it. */
async function writeSampleTexts() {
  try {
    await runNode([`${root}scripts/sample-texts.mjs`, stage], "ignore");
  } catch (error) {
    console.warn(`handbill will not know its own samples' words in another site: ${error.message}`);
  }
}

/** Without the code cache all is the same, but slower: no reason for an install to fail. */
function makeCodeCache() {
  try {
    const script = `${root}scripts/make-code-cache.mjs`;
    execFileSync(process.execPath, [script, stage], { stdio: "pipe", timeout: 600_000 });
  } catch (error) {
    console.warn(`handbill will start slower: its code could not be compiled ahead.\n${error.stderr}`);
  }
}

/**
 * Node starts CommonJS sooner than ES modules, which it resolves and links one by one, and only there can
 * the generator hand V8 the code cache.
 */
async function toCommonJs(code) {
  const { code: commonJs } = await esbuild.transform(code, {
    format: "cjs",
    platform: "node",
    target: "node20.19",
    minify: true,
    legalComments: "none",
    // The chunks are loaded by require, the lazy ones too.
    supported: { "dynamic-import": false },
    define: { "import.meta.url": "__moduleUrl" },
  });
  const ascii = toAscii(commonJs);
  return ascii.includes("__moduleUrl")
    ? `const __moduleUrl=require("node:url").pathToFileURL(__filename).href;${ascii}`
    : ascii;
}

/**
 * The chunks are read byte by byte as characters, which is fastest. esbuild escapes all that is no ASCII but in regular
 * expressions, which would look for something else then.
 */
function toAscii(code) {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * The packages that stay outside are CommonJS. Node parses such a package once more to import it
 * than to require it, which takes 10 ms at each start.
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
