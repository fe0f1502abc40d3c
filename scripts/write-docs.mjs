// `npm run docs`: writes the parts of the documentation that are generated from code, so that they cannot differ.
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { formatApiPages } from "./docs/api-page.mjs";
import { formatRuleLinks, formatRulePage, formatRulesPage, listRules } from "./docs/rule-pages.mjs";
import { formatDataNames, formatStorePage, formatStoreReadme, listStoreRules } from "./docs/store-pages.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const codesFile = "docs/codes.md";

/** The purpose of each room of the generator, for the heading of its codes. */
const rooms = {
  read: "reading the site's files",
  plan: "planning pages and redirects",
  render: "rendering pages",
  encode: "encoding images and fonts",
  derive: "deriving files",
  check: "checking the finished site",
  commit: "writing the output folder",
  review: "the store review",
  run: "running the site's code",
  scaffold: "creating a site",
  legal: "keeping versions of legal documents",
  serve: "serving the site on this machine",
  data: "loading data",
  own: "extensions of your own",
  card: "drawing cards",
  shard: "building on several machines",
  verify: "comparing the live site with the build",
};

/** The pages of docs/rules by name, with their generated parts updated. Existing pages only. */
export async function formatRulePages() {
  const { codes } = await importSource("src/diagnostics/codes.ts");
  const rules = [...listRules()].filter(([name]) => existsSync(fileOfRule(name)));
  const pages = new Map(
    rules.map(([name, sources]) => [
      name,
      formatRulePage(readFileSync(fileOfRule(name), "utf8"), sources, codes),
    ]),
  );
  return new Map([...pages, ["README", formatRulesPage(pages)]]);
}

const fileOfRule = (name) => `${root}docs/rules/${name}.md`;

/** The pages of docs/store by name. */
export async function formatStorePages() {
  const { requirements } = await importSource("src/review/requirements.ts");
  const { sectionMarks } = await importSource("src/model/legal/section-marks.ts");
  const rules = [...listStoreRules(requirements)].filter(([name]) => existsSync(fileOfStore(name)));
  const pages = new Map(
    rules.map(([name, own]) => [name, formatStorePage(readFileSync(fileOfStore(name), "utf8"), own)]),
  );
  const { dataWords } = await importSource("src/text/data-words.ts");
  pages.set("declared-data", formatDataNames(pages.get("declared-data"), dataWords("en")));
  const readme = readFileSync(fileOfStore("README"), "utf8");
  return new Map([...pages, ["README", formatStoreReadme(readme, { pages, marks: sectionMarks })]]);
}

const fileOfStore = (name) => `${root}docs/store/${name}.md`;

/** The text of docs/codes.md: each code with its severity, its meaning and the form of its message. */
export async function formatCodesPage() {
  const { codes } = await importSource("src/diagnostics/codes.ts");
  const names = Object.keys(codes);
  const sections = [...new Set(names.map(roomOf))].map((room) => {
    const title = `## \`${room}/\`${rooms[room] ? `: ${rooms[room]}` : ""}`;
    const own = names.filter((name) => roomOf(name) === room);
    return [title, ...own.map((name) => formatEntry(name, codes))].join("\n\n");
  });
  return `${[head, ...sections].join("\n\n")}\n`;
}

const head = `# Error codes

handbill reports each problem with its place, a code, a message and a hint:

\`\`\`text
pages/index.tsx:14:9  error  check/broken-link
  /pres is not a page or file of this site
  hint: did you mean /press?
\`\`\`

Search this page for the code. Words in \`<…>\` stand for words of your site.

- After an error, handbill writes nothing. A warning, marked here, counts as an error only with \`--strict\`.
- If a warning is intended, [silence it](check.md#the-rules) with a reason.
- Programs can rely on the codes: they keep their names, and \`--json\` [prints them](commands.md#json).`;

function formatEntry(name, codes) {
  const { severity, about, message, hint } = codes[name];
  const words = formsOf(message).reduce((best, form) => (weightOf(form) > weightOf(best) ? form : best));
  const label = severity === "warning" ? "Warning: " : "";
  // The page of a rule explains its codes, and how to fix what they report.
  const rules = formatRuleLinks(name, codes);
  const hints = (hint && !rules ? formsOf(hint) : [])
    .filter((text) => !/^<\w+>$/.test(text))
    .filter((text, _, all) => all.length === 1 || !/^(?!did you).*<near>|^did you mean <near>\?$/.test(text))
    .map((text, index) => `${index === 0 ? "Hint" : "Or"}: ${codeOf(text)}`);
  return [`### ${name}`, `${label}${codeOf(words)}`, ...hints, rules || about].filter(Boolean).join("\n\n");
}

/** How much a form of a message shows: one with nothing undefined, and as many words of the site as possible. */
const weightOf = (form) => (form.includes("undefined") ? 0 : 1 + form.split("<").length);

/** A text as code: in a line, or as a block if it has several lines. */
function codeOf(text) {
  if (text.includes("\n")) return `\`\`\`text\n${text}\n\`\`\``;
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** The texts that a function of arguments can return: with all of them, and with each optional one missing. */
function formsOf(words) {
  const names = new Set();
  const argsWithout = (missing) =>
    new Proxy(
      {},
      {
        get: (_, name) => {
          names.add(name);
          return name === missing ? undefined : `<${name}>`;
        },
      },
    );
  const texts = [words(argsWithout())].filter((text) => text !== undefined);
  for (const name of names) {
    const text = words(argsWithout(name));
    // A required argument shows as `undefined` in the text.
    if (text !== undefined && !text.includes("undefined")) texts.push(text);
  }
  return [...new Set(texts)];
}

/** docs/search.md with the script that the documentation's own site runs. */
export const formatSearchPage = () =>
  readFileSync(`${root}docs/search.md`, "utf8").replace(
    /(?<=^`(pages\/_shared\/search[\w.-]*\.tsx?)`:\n\n```\w+\n)[\s\S]*?(?=^```$)/gm,
    (_, file) => readFileSync(`${root}website/${file}`, "utf8"),
  );

const roomOf = (name) => name.slice(0, name.indexOf("/"));

/** Imports a TypeScript module of the generator, compiled in memory. */
async function importSource(file) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  const code = Buffer.from(outputFiles[0].contents).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(formatApiPages())) writeFileSync(`${root}docs/${name}.md`, text);
  writeFileSync(`${root}${codesFile}`, await formatCodesPage());
  writeFileSync(`${root}docs/search.md`, formatSearchPage());
  for (const [name, text] of await formatRulePages()) writeFileSync(fileOfRule(name), text);
  for (const [name, text] of await formatStorePages()) writeFileSync(fileOfStore(name), text);
}
