/** The elements of HTML, without the obsolete ones. Source: https://html.spec.whatwg.org/multipage/indices.html#elements-3. */
export const htmlElements: ReadonlySet<string> = new Set(
  [
    "a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup",
    "data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6",
    "head header hgroup hr html i iframe img input ins kbd label legend li link main map mark math menu meta meter nav",
    "noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select",
    "selectedcontent slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead",
    "time title tr track u ul var video wbr",
  ].flatMap((names) => names.split(" ")),
);

/** The elements that may or must do without their end tag. */
export const withoutEnd: ReadonlySet<string> = new Set(
  [
    "area base body br caption col colgroup dd dt embed head hr html img input li link meta optgroup option p rp rt source",
    "tbody td tfoot th thead tr track wbr",
  ].flatMap((names) => names.split(" ")),
);

const table = ["table", "thead", "tbody", "tfoot"];

/** The elements that must be directly in one of others. */
export const parentsOf: Readonly<Record<string, readonly string[]>> = {
  li: ["ul", "ol", "menu"],
  dt: ["dl", "div"],
  dd: ["dl", "div"],
  tr: table,
  td: ["tr"],
  th: ["tr"],
  thead: ["table"],
  tbody: ["table"],
  tfoot: ["table"],
  caption: ["table"],
  colgroup: ["table"],
  option: ["select", "optgroup", "datalist"],
  figcaption: ["figure"],
  summary: ["details"],
  legend: ["fieldset"],
};

/** The elements that only others may be in. `script` and `template` may be anywhere. */
export const childrenOf: Readonly<Record<string, readonly string[]>> = {
  ul: ["li"],
  ol: ["li"],
  dl: ["dt", "dd", "div"],
  table: ["caption", "colgroup", "thead", "tbody", "tfoot", "tr"],
  tr: ["td", "th"],
};

/** The elements that people operate, which may not be in a link or a button. */
export const interactive: ReadonlySet<string> = new Set(
  "a button details iframe input label select textarea".split(" "),
);
