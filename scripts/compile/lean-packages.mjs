// esbuild plugins that reduce bundled packages to the parts that handbill uses.
import { readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { cutNodes, listNodes, parseModule } from "./lean-code.mjs";

/** yaml has ES modules too, whose unused parts are dropped. */
const yamlAsModules = {
  name: "yaml-as-modules",
  setup(build) {
    build.onResolve({ filter: /^yaml$/ }, () => ({
      path: fileURLToPath(new URL("../../node_modules/yaml/browser/dist/index.js", import.meta.url)),
      sideEffects: false,
    }));
  },
};

/** Modules that packages load, but that handbill never calls. */
const uncalled = [
  // handbill writes no YAML, and reads YAML 1.2; merge keys are from 1.1.
  String.raw`yaml/browser/dist/(stringify/\w+|schema/yaml-1\.1/(binary|bool|float|int|omap|pairs|schema|set|timestamp))\.js$`,
  // fast-glob reads a folder at once.
  String.raw`(fast-glob|@nodelib/fs\.(walk|scandir|stat))/out/providers/(async|stream)\.js$`,
  String.raw`/merge2/index\.js$`,
  // css-tree only matches values, and its messages are not shown.
  String.raw`css-tree/lib/(lexer/(search|structure|trace)|definition-syntax/generate)\.js$`,
  // References to characters are read, but only written as numbers.
  String.raw`stringify-entities/lib/util/to-named\.js$`,
];

const withoutUncalled = {
  name: "without-uncalled",
  setup(build) {
    const filter = new RegExp(uncalled.join("|").replaceAll("/", "[/\\\\]"));
    build.onLoad({ filter }, ({ path }) => {
      const code = readFileSync(path, "utf8");
      const [, one, several = one] = /^export (?:function (\w+)|\{([^}]*)\};)/m.exec(code) ?? [];
      const names = several?.split(",").map((name) => name.trim()) ?? [];
      return { contents: names.map((name) => `export const ${name} = () => ({});`).join("\n") };
    });
  },
};

/** gray-matter only splits front matter from text for handbill; its own YAML 1.1 parser is never used. */
const lessGrayMatter = {
  name: "less-gray-matter",
  setup(build) {
    build.onResolve({ filter: /^js-yaml$/ }, ({ path, importer }) =>
      importer.includes("gray-matter") ? { path, namespace: "no-yaml" } : undefined,
    );
    build.onLoad({ filter: /./, namespace: "no-yaml" }, () => ({
      contents: "exports.safeLoad = exports.safeDump = () => {};",
    }));
  },
};

/** fast-glob lists all files of a folder, by the pattern `**`: the package that makes expressions from patterns is three times as large. */
const lessFastGlob = {
  name: "less-fast-glob",
  setup(build) {
    build.onResolve({ filter: /^micromatch$/ }, ({ path }) => ({ path, namespace: "any-file" }));
    build.onLoad({ filter: /./, namespace: "any-file" }, () => ({
      contents: `exports.braces = (pattern) => [pattern];
        exports.scan = (pattern) => ({ parts: [pattern] });
        exports.makeRe = (pattern) => {
          if (pattern !== "**") throw new Error("the pattern " + pattern + " needs micromatch");
          return /^/;
        };`,
    }));
  },
};

/** linkinator only uses undici's fetch through a proxy. */
const withoutUndici = {
  name: "without-undici",
  setup(build) {
    build.onResolve({ filter: /^undici$/ }, () => ({
      path: fileURLToPath(new URL("../../src/network/outbound/proxied-fetch.ts", import.meta.url)),
    }));
  },
};

/** Removes linkinator's code for patterns, serving a folder and reading pages, which handbill does not use. */
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

/**
 * Markdown's parser contains a table of HTML's 2,231 character references: this replaces it with that of htmlparser2, which a build loads
 * anyway.
 */
const oneEntityTable = {
  name: "one-entity-table",
  setup(build) {
    const contents = `import { decodeHTMLStrict } from "entities/decode";
      export function decodeNamedCharacterReference(name) {
        const reference = "&" + name + ";", decoded = decodeHTMLStrict(reference);
        return decoded === reference || /\\W/.test(name) ? false : decoded;
      }`;
    // pnpm installs the package as a link: its dependencies are next to its real path.
    const htmlparser2 = new URL("../../node_modules/htmlparser2", import.meta.url);
    const resolveDir = realpathSync(fileURLToPath(htmlparser2));
    build.onResolve({ filter: /^decode-named-character-reference$/ }, ({ path }) => ({
      ...{ path, namespace: "one-entity-table", sideEffects: false },
    }));
    build.onLoad({ filter: /./, namespace: "one-entity-table" }, () => ({ contents, resolveDir }));
  },
};

/** Removes the explanations of codes, which only `docs/codes.md` shows. */
const withoutExplanations = {
  name: "without-explanations",
  setup(build) {
    build.onLoad({ filter: /[/\\]src[/\\]diagnostics[/\\]codes[/\\][\w-]+\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, "utf8");
      const nodes = listNodes(parseModule(code, ["typescript"]));
      const explanations = nodes.filter(({ type, key }) => type === "ObjectProperty" && key.name === "about");
      return { contents: cutNodes(code, explanations), loader: "ts" };
    });
  },
};

/** Removes https-proxy-agent's debug output. */
const withoutDebug = {
  name: "without-debug",
  setup(build) {
    build.onResolve({ filter: /^debug$/ }, ({ path }) => ({ path, namespace: "without-debug" }));
    build.onLoad({ filter: /./, namespace: "without-debug" }, () => ({
      contents: "export default () => () => {};",
    }));
  },
};

/** The syntax of the properties and at-rules that `Grammar` reads, compressed to a quarter, and the names of selectors. */
const lessSyntax = {
  name: "less-syntax",
  setup(build) {
    build.onLoad({ filter: /css-tree[/\\]lib[/\\]data\.js$/ }, async ({ path }) => {
      const { default: data } = await import(pathToFileURL(path).href);
      const kept = { types: {}, properties: {}, atrules: {} };
      const keep = (kind, name) => {
        if (name in kept[kind] || !(name in data[kind])) return;
        const syntax = data[kind][name]
          .replace(/\|\s*<-[\w-]+(?:\(\))?>/g, "")
          .replace(/\s*(\|+|&&|,)\s*/g, "$1");
        kept[kind][name] = syntax;
        keepFrom(syntax);
      };
      const keepFrom = (text) => {
        for (const [, property, type] of text.matchAll(/<(?:'([\w-]+)'|([\w-]+(?:\(\))?))/g))
          if (property) keep("properties", property);
          else keep("types", type);
      };
      const unused =
        /^-|^(?:speak|voice|cue|pause|rest|azimuth|box-(?:align|direction|flex|lines|ordinal|orient|pack)|scroll-snap-(?:coordinate|destination|points|type-))/;
      for (const name in data.properties) if (!unused.test(name)) keep("properties", name);
      for (const [name, { descriptors }] of Object.entries(data.atrules)) {
        kept.atrules[name] = { descriptors };
        for (const text of Object.values(descriptors ?? {})) if (text) keepFrom(text);
      }
      const packed = brotliCompressSync(JSON.stringify(kept)).toString("base64");
      return {
        contents: `import { brotliDecompressSync } from "node:zlib";
          export default JSON.parse(brotliDecompressSync(Buffer.from("${packed}", "base64")).toString());`,
      };
    });
    // It says what handbill treats as valid.
    build.onLoad({ filter: /css-tree[/\\]lib[/\\]lexer[/\\]match\.js$/ }, ({ path }) =>
      swap(path, ["console.warn('[csstree-match] BREAK after ' + ITERATION_LIMIT + ' iterations');", ""]),
    );
    build.onLoad({ filter: /mdn-data[/\\]css[/\\]selectors\.json$/ }, ({ path }) => {
      const names = Object.keys(JSON.parse(readFileSync(path, "utf8"))).filter((name) =>
        /^::?[a-z]/.test(name),
      );
      return { contents: JSON.stringify(Object.fromEntries(names.map((name) => [name, 0]))), loader: "json" };
    });
  },
};

/** Only the fields of package.json files that are read. */
const lessPackageJson = {
  name: "less-package-json",
  setup(build) {
    const kept = ["version", "bugs", "dependencies"];
    const ofSites = ["@fontsource/archivo", "@takumi-rs/core", "typescript"];
    const pick = (object, keys) =>
      Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)));
    build.onLoad({ filter: /[/\\]package\.json$/ }, ({ path }) => {
      const { devDependencies = {}, ...all } = JSON.parse(readFileSync(path, "utf8"));
      const some = { ...pick(all, kept), devDependencies: pick(devDependencies, ofSites) };
      return { contents: JSON.stringify(some), loader: "json" };
    });
  },
};

/**
 * The patterns for Unicode punctuation and symbols take V8 a millisecond each to compile. Most text is ASCII, for which a short pattern
 * is equivalent; private-use letters, which represent words (shorten-prose.ts), match neither.
 */
const asciiFirst = {
  name: "ascii-first",
  setup(build) {
    build.onLoad({ filter: /[/\\]github-slugger[/\\]index\.js$/ }, ({ path }) =>
      swap(path, [
        "value.replace(regex, '')",
        "(/[^\\0-\\x7f]/.test(value) ? value.replace(regex, '') : value.replace(/[^\\w -]/g, ''))",
      ]),
    );
    build.onLoad({ filter: /[/\\]micromark-util-character[/\\]index\.js$/ }, ({ path }) => {
      // Looking up such names takes V8 some time.
      const any = "regexCheck(/\\p{P}|\\p{S}/u)";
      const isPrivate = "code >= 0xe000 && code <= 0xf8ff";
      const other = `!(${isPrivate}) && (anyPunctuation ??= ${any})(code)`;
      return swap(path, [
        `export const unicodePunctuation = ${any}`,
        `let anyPunctuation; export const unicodePunctuation = (code) =>
          code !== null && code < 128 ? asciiPunctuation(code) : ${other}`,
      ]);
    });
  },
};

/**
 * micromark combines its own syntax and that of its extensions for each text. Here a document is parsed in parts, and there are few lists
 * of extensions, which never change.
 */
const syntaxOnce = {
  name: "syntax-once",
  setup(build) {
    build.onLoad({ filter: /[/\\]micromark[/\\]lib[/\\]parse\.js$/ }, ({ path }) =>
      swap(
        path,
        [
          "combineExtensions([defaultConstructs, ...(settings.extensions || [])])",
          "syntaxWith(settings.extensions || none)",
        ],
        [
          "export function parse(",
          `const none = [], known = new WeakMap();
          const syntaxWith = (extensions) => {
            const made = known.get(extensions) ?? combineExtensions([defaultConstructs, ...extensions]);
            known.set(extensions, made);
            return made;
          };
          export function parse(`,
        ],
      ),
    );
  },
};

/** The attributes in plain Markdown. */
const fewAttributes = ["id", "href", "className", "title", "src", "alt", "start"];

/**
 * property-information creates a table of 600 attributes of HTML and SVG when it loads, which takes longer than all other code for
 * documents. Plain documents need none, so each is created on first use.
 */
const lateAttributeTables = {
  name: "late-attribute-tables",
  setup(build) {
    const late = `export const late = (make, space) => {
      let made;
      const table = () => (made ??= make());
      return { space, get normal() { return table().normal }, get property() { return table().property } };
    };`;
    const create = "export const create = (define) => late(() => createNow(define()));";
    const merge = "export const merge = (tables, space) => late(() => mergeNow(tables, space), space);";
    const folder = "[/\\\\]property-information[/\\\\]lib[/\\\\]";
    build.onLoad({ filter: new RegExp(`${folder}util[/\\\\]create\\.js$`) }, ({ path }) =>
      swap(path, ["export function create(", `${late} ${create} function createNow(`]),
    );
    build.onLoad({ filter: new RegExp(`${folder}util[/\\\\]merge\\.js$`) }, ({ path }) =>
      swap(path, [
        "export function merge(",
        `import { late } from "./create.js"; ${merge} function mergeNow(`,
      ]),
    );
    build.onLoad({ filter: new RegExp(`${folder}find\\.js$`) }, async ({ path }) => {
      const { html } = await import(pathToFileURL(join(dirname(path), "../index.js")).href);
      const few = JSON.stringify(
        Object.fromEntries(fewAttributes.map((name) => [name, html.property[name]])),
      );
      const shared =
        "for (const one of Object.values(few)) Object.setPrototypeOf(one, DefinedInfo.prototype);";
      const asked = 'if (schema.space === "html" && Object.hasOwn(few, value)) return few[value];';
      return swap(
        path,
        ["export function find(", `const few = ${few}; ${shared} export function find(`],
        ["const normal = normalize(value)", `${asked} const normal = normalize(value)`],
      );
    });
    build.onLoad({ filter: new RegExp(`${folder}(aria|html|xlink|xml|xmlns)\\.js$`) }, ({ path }) =>
      swap(path, ["create({", "create(() => ({"], ["\n})\n", "\n}))\n"]),
    );
    // SVG in a document is not published, whatever its attributes.
    build.onLoad({ filter: new RegExp(`${folder}svg\\.js$`) }, () => ({
      contents: `import { create } from "./util/create.js";
        export const svg = create(() => ({ properties: {}, space: "svg", transform: (_, name) => name }));`,
    }));
  },
};

/** Replaces parts of a file's code. */
function swap(file, ...pairs) {
  const contents = pairs.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not say ${from} any more`);
      return text.replace(from, () => to);
    },
    readFileSync(file, "utf8"),
  );
  return { contents };
}

export const leanPackages = [
  asciiFirst,
  lateAttributeTables,
  syntaxOnce,
  oneEntityTable,
  withoutDebug,
  withoutExplanations,
  lessPackageJson,
  lessSyntax,
  yamlAsModules,
  withoutUncalled,
  lessGrayMatter,
  lessFastGlob,
  withoutUndici,
  lessLinkinator,
];
