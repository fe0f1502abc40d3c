// The parts of docs/store that are made from code: each store's requirement, its source, and how certain it is.

const certainties = {
  seen: "read at the source, or in a copy of it",
  "third-party": "quoted by others",
  memory: "from memory: it never fails",
};
const stores = { apple: "App Store", google: "Google Play", law: "law" };

/** The rules by name, each with its demands by theirs. */
export function listStoreRules(demands) {
  const rules = new Map();
  for (const [id, demand] of Object.entries(demands)) {
    const own = rules.get(demand.rule) ?? [];
    rules.set(demand.rule, [...own, [id, demand]]);
  }
  return rules;
}

/** A rule's page with the table of its demands between the two marks. */
export function formatStorePage(text, demands) {
  const rows = demands.map(([id, { store, demand, source }]) => {
    const where = `[${source.title}](${source.address})`;
    const asker =
      source.where === undefined ? stores[store] : `${stores[store]}: ${source.where}, from ${source.since}`;
    return `| \`${id}\` | ${asker} | ${demand} | ${where} | ${certainties[source.certainty]} | ${source.retrieved} |`;
  });
  const table = [
    "| item | asked by | requirement | source | certainty | read on |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
  return text.replace(
    /<!-- demands -->[\s\S]*?<!-- \/demands -->/,
    () => `<!-- demands -->\n\n${table}\n\n<!-- /demands -->`,
  );
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
