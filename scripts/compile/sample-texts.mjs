// Writes the texts of the sites that come with handbill, this repository's and starter/, so that they are recognised in another site.
// compile.mjs runs it in a separate process: node scripts/compile/sample-texts.mjs <lib>
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [lib = "lib"] = process.argv.slice(2).map((folder) => resolve(folder));
process.env.NODE_ENV = "production";

/** Texts that any site may contain independently. */
const common = new Set([
  "opens in a new tab",
  "scan it with your iphone",
  "end of the line",
  "run a local business",
  "first time for me",
  "qr code that leads to ¤ on the app store",
]);
/** The minimum number of words of a characteristic sentence, and of one with a placeholder for the app's name. */
const fewestWords = { landing: 4, starter: 6, named: 7 };

const starterNews = "starter/content/news/_1.0.md";
const keptText = readKept();
const {
  readPage,
  sentencesOf,
  splitSentences,
  sentenceKeys,
  namePlace,
  resolveSite,
  listFacts,
  isPlaceholderAddress,
} = await importBundled({
  contents: `
      export { readPage } from "./src/check/page/read-page.ts";
      export * from "./src/check/page/page-sentences.ts";
      export { isPlaceholderAddress } from "./src/model/addresses/placeholder-address.ts";
      export { listFacts } from "./src/model/facts/facts.ts";
      export { resolveSite } from "./src/config/resolve-site.ts";`,
});
const configs = {
  "site.config.ts": resolveSite((await importFile("site.config.ts")).default, undefined),
  "starter/site.config.ts": resolveSite((await importFile("starter/site.config.ts")).default, undefined),
};
const sites = Object.values(configs);
const values = Object.fromEntries(
  Object.entries(configs).map(([file, site]) => [file, Object.fromEntries(listOwnValues(site))]),
);
const first = configs["site.config.ts"];
const names = sites.map(({ app }) => app.name);
const sentences = {
  ...(await listBuiltSentences()),
  "starter/messages/en.ts": await listStarterSentences(),
  [starterNews]: splitSentences(readBody(starterNews)).flatMap((sentence) =>
    keysOf(sentence, fewestWords.starter),
  ),
};
const texts = {
  names: Object.fromEntries(Object.entries(configs).map(([file, { app }]) => [app.name, file])),
  urls: sites.map(({ url }) => url),
  sentences,
  values,
};
writeFileSync(join(lib, "sample-texts.json"), JSON.stringify(texts));

/** Values that differ between sites. Addresses on reserved names are recognised without this. */
function listOwnValues(site) {
  const own =
    /^(app\.(subtitle|description)|publisher\.(name|address)|facts\..*|legal\.(governingLaw|courts)|stores\..*url|links\..*)$/;
  return [...listFacts(site)].flatMap(([name, fact]) => {
    if (fact.kind !== "text" || !own.test(name) || !/\p{L}{3}/u.test(fact.text)) return [];
    const isKnown = URL.canParse(fact.text) && isPlaceholderAddress(new URL(fact.text));
    return isKnown ? [] : [[name, fact.text]];
  });
}

/** The sentences of this repository's landing page, and those of its documents with facts that only it has. */
async function listBuiltSentences() {
  const folder = mkdtempSync(join(tmpdir(), "handbill-"));
  try {
    const { run } = createRequire(import.meta.url)(join(lib, "start.cjs"));
    await run(["build", "--root", root, "--out", folder, "--json", "--force"]);
    const read = (file) => sentencesOf(readPage(readFileSync(join(folder, file), "utf8")));
    const { amount, currency } = first.legal.liabilityCap ?? {};
    const facts = [...Object.values(values["site.config.ts"]), `${amount} ${currency}`];
    const states = (sentence) => facts.some((fact) => sentence.includes(fact));
    const documents = readdirSync(`${root}legal`).map((file) => [
      `legal/${file}`,
      read(file.replace(/\.md$/, ".html")).filter(states).flatMap(landingKeys),
    ]);
    return { "pages/": read("index.html").flatMap(landingKeys), ...Object.fromEntries(documents) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function listStarterSentences() {
  const { landing: own } = (await importFile("starter/messages/en.ts")).default;
  return textsIn(own)
    .flatMap(splitSentences)
    .flatMap((sentence) => keysOf(sentence, fewestWords.starter));
}

/** The text of a document below its front matter. */
function readBody(file) {
  return readFileSync(`${root}${file}`, "utf8").split(/^---$/m)[2].trim();
}

function textsIn(value) {
  return typeof value === "string" ? [value] : Object.values(value).flatMap(textsIn);
}

function landingKeys(sentence) {
  return keysOf(sentence, fewestWords.landing);
}

/** The characteristic forms of a sentence: with a placeholder for the name, it needs more words. */
function keysOf(sentence, fewest) {
  const keys = names.flatMap((name) => sentenceKeys(sentence, name));
  const isTelling = (key) =>
    key.split(" ").length >= (key.includes(namePlace) ? fewestWords.named : fewest) && key.length >= 15;
  return [...new Set(keys)].filter((key) => isTelling(key) && !common.has(key) && !isKept(key));
}

/** Whether a sentence also appears on the starter's pages, which each new site keeps on purpose. */
function isKept(key) {
  return key.split(namePlace).every((part) => keptText.includes(part.trim()));
}

function readKept() {
  const folder = `${root}starter/pages`;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const kept = files.filter((file) => /\.tsx?$/.test(file) && !/^_(words|screenshots)\b/.test(file));
  return kept.map((file) => readFileSync(join(folder, file), "utf8").toLowerCase()).join("\n");
}

function importFile(file) {
  return importBundled({ contents: `export * from "./${file}"; export { default } from "./${file}";` }).catch(
    () => importBundled({ contents: `export * from "./${file}";` }),
  );
}

async function importBundled({ contents }) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    logLevel: "silent",
    plugins: [
      {
        name: "config",
        setup(made) {
          made.onResolve({ filter: /^handbill$/ }, () => ({ path: "handbill", namespace: "config" }));
          made.onLoad({ filter: /./, namespace: "config" }, () => ({
            contents: "export const defineConfig = (config) => config;",
          }));
        },
      },
    ],
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  return await import(`data:text/javascript;base64,${code}`);
}
