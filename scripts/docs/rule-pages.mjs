// The generated parts of docs/rules: which rule reports which codes.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file) => readFileSync(root + file, "utf8");
const filesOf = (folder) =>
  readdirSync(root + folder, { recursive: true }).map((name) => `${folder}/${name.replaceAll("\\", "/")}`);

/** The source files of each rule, by the rule's name, which is also its page's name. */
export function listRules() {
  const ownFile = /^src\/check\/rules\/\w+\/check-(.*)(?<!\.test)\.ts$/;
  const rules = filesOf("src/check/rules").flatMap((file) => {
    const name = ownFile.exec(file)?.[1];
    return name === undefined ? [] : [[name, [file]]];
  });
  return new Map(
    [
      ...rules,
      ["browser", filesOf("src/browse")],
      ["outbound", filesOf("src/network/outbound")],
      ["react", ["src/workers/development-worker.ts"]],
    ].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The codes that a rule's source reports, in the order of the code table. */
export function codesOfRule(sources, codes) {
  const reported = new Set(
    sources
      .filter((file) => !file.endsWith(".test.ts"))
      .flatMap((file) => [...read(file).matchAll(/\.add\(\s*"(check\/[\w-]+)"/g)].map(([, code]) => code)),
  );
  return Object.keys(codes).filter((code) => reported.has(code));
}

/** The line in a code's section of docs/codes.md that links to its rules; empty for a code without rules. */
export function formatRuleLinks(code, codes) {
  const names = [...listRules()].filter(([, sources]) => codesOfRule(sources, codes).includes(code));
  if (names.length === 0) return "";
  const links = names.map(([name]) => `[${name}](rules/${name}.md)`).join(", ");
  return `${names.length === 1 ? "Rule" : "Rules"}: ${links}.`;
}

/** A rule's page with the names of its codes between the two marks. */
export function formatRulePage(text, sources, codes) {
  const reported = codesOfRule(sources, codes);
  const lists = ["error", "warning"].flatMap((severity) => {
    const own = reported.filter((code) => codes[code].severity === severity).map(linkTo);
    return own.length === 0 ? [] : [`${severity}${own.length > 1 ? "s" : ""} ${own.join(", ")}`];
  });
  return text.replace(
    /<!-- codes -->[\s\S]*?<!-- \/codes -->/,
    () => `<!-- codes -->\n\nReports the ${lists.join("; the ")}.\n\n<!-- /codes -->`,
  );
}

/** The text of docs/rules/README.md. `pages` are the rules' pages by name. */
export function formatRulesPage(pages) {
  const rows = [...listRules().keys()].map(
    (name) => `| [${name}](${name}.md) | ${provesOf(pages.get(name))} |`,
  );
  return `${head}\n\n| rule | what it ensures |\n| --- | --- |\n${rows.join("\n")}\n`;
}

const head = `# Rules

Each rule checks one property of the finished site. [Checking a site](../check.md) explains when the rules run, and how to raise a warning or
silence a finding.`;

/** The first paragraph of a page, as one line. */
const provesOf = (text = "") => (text.split("\n\n")[1] ?? "").replace(/\s+/g, " ").trim();

const linkTo = (code) => `[${code}](../codes.md#${code.replace("/", "")})`;
