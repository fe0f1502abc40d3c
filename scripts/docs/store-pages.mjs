// The generated parts of docs/store: each store's requirement, its source, and how certain it is.

const certainties = {
  seen: "read at the source or in a copy",
  "third-party": "known from quotations",
  memory: "not read at the source",
};
const stores = { apple: "App Store", google: "Google Play", law: "Law" };

/** The rules by name, each with its requirements by name. */
export function listStoreRules(demands) {
  const rules = new Map();
  for (const [id, demand] of Object.entries(demands)) {
    const own = rules.get(demand.rule) ?? [];
    rules.set(demand.rule, [...own, [id, demand]]);
  }
  return rules;
}

/** A rule's page with its demands between the two marks. */
export function formatStorePage(text, demands) {
  return text.replace(
    /<!-- demands -->[\s\S]*?<!-- \/demands -->/,
    () => `<!-- demands -->\n\n${formatDemands(demands, provesOf(text))}\n\n<!-- /demands -->`,
  );
}

/** A page with the names of data and purposes that the review recognises between the two marks. */
export function formatDataNames(text, { kinds, purposes }) {
  const rows = (prefix, names) =>
    [...names].map(([name, said]) => `| ${said.replaceAll("|", "\\|")} | \`${prefix}.${name}\` |`);
  const table = formatTable("| name in English | mark |", [
    ...rows("data", kinds),
    ...rows("purpose", purposes),
  ]);
  return text.replace(
    /<!-- names -->[\s\S]*?<!-- \/names -->/,
    () => `<!-- names -->\n\n${table}\n\n<!-- /names -->`,
  );
}

/** Formats a table for each source, below its name and certainty; one table if all requirements are the same. `known` is said above. */
function formatDemands(demands, known) {
  const texts = new Set(demands.map(([, { demand }]) => demand));
  if (texts.size === 1) {
    const rows = demands.map(([id, demand]) => `| \`${id}\` | ${formatSource(demand)} |`);
    const own = [...texts].filter((words) => words !== known);
    return [...own, formatTable("| item | asked by |", rows)].join("\n\n");
  }
  const tables = new Map();
  for (const [id, demand] of demands) {
    const head = formatSource(demand);
    tables.set(head, [...(tables.get(head) ?? []), `| \`${id}\` | ${demand.demand} |`]);
  }
  return [...tables]
    .map(([head, rows]) => `${head}\n\n${formatTable("| item | requirement |", rows)}`)
    .join("\n\n");
}

const formatTable = (head, rows) => [head, "| --- | --- |", ...rows].join("\n");

function formatSource({ store, source }) {
  const law = source.where === undefined ? "" : `, ${source.where}, from ${source.since}`;
  const certainty = `${certainties[source.certainty]} (${source.retrieved})`;
  return `**${stores[store]}**${law}: [${source.title}](${source.address}), ${certainty}.`;
}

/** docs/store/README.md with its tables of rules and of marks. `pages` are the rules' pages by name. */
export function formatStoreReadme(text, { pages, marks }) {
  const rows = [...pages].map(([name, page]) => `| [${name}](${name}.md) | ${provesOf(page)} |`);
  const rules = ["| rule | requirement |", "| --- | --- |", ...rows].join("\n");
  const names = marks.map((mark) => `\`${mark}\``).join(", ");
  return text
    .replace(/<!-- rules -->[\s\S]*?<!-- \/rules -->/, () => `<!-- rules -->\n\n${rules}\n\n<!-- /rules -->`)
    .replace(/<!-- marks -->[\s\S]*?<!-- \/marks -->/, () => `<!-- marks -->\n\n${names}\n\n<!-- /marks -->`);
}

/** The first paragraph of a page, as one line. */
const provesOf = (text) => (text.split("\n\n")[1] ?? "").replace(/\s+/g, " ").trim();
