export const reportStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; color: light-dark(#000, #fff); background: light-dark(#fff, #121212); }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem; }
h1, h3, p { overflow-wrap: anywhere; }
td { overflow-wrap: break-word; }
h2 { margin: 2.5rem 0 .75rem; }
h3 { margin: 1.5rem 0 .5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 44rem; }
th, td { text-align: left; padding: .35rem .75rem .35rem 0; vertical-align: top; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
td.number, td code { white-space: nowrap; }
[aria-label=Weight] :is(td, th):nth-child(3) { padding-right: 2rem; }
td.number, [aria-label=Weight] thead th:is(:nth-child(3), :nth-child(5)) { text-align: right; font-variant-numeric: tabular-nums; }
[aria-label=Weight] table { min-width: 60rem; }
svg { display: block; margin-top: .25rem; }
.first-load { border-right: 2px solid currentColor; background: color-mix(in srgb, currentColor 12%, transparent); }
.spent { fill: light-dark(#1f6f43, #6fdb9c); }
.beyond { fill: light-dark(#b3170f, #ff8a7d); }
.legend span { display: inline-block; margin-right: 1rem; }
.legend i { display: inline-block; width: .8em; height: .8em; margin-right: .35em; }
.html { fill: #4c78a8; background: #4c78a8; }
.style { fill: #b279a2; background: #b279a2; }
.script { fill: #f2a900; background: #f2a900; }
.font { fill: #54a24b; background: #54a24b; }
.image { fill: #9d755d; background: #9d755d; }
.error, .broken { color: light-dark(#b3170f, #ff8a7d); font-weight: 600; }
.warning, .unverifiable { color: light-dark(#7a5200, #ffc35c); font-weight: 600; }
.ok { color: light-dark(#00612f, #6fdb9c); }
.verdict { font-size: 1.25rem; font-weight: 600; }
.failed { color: light-dark(#b3170f, #ff8a7d); font-weight: 600; }
.judge { color: light-dark(#7a5200, #ffc35c); font-weight: 600; }
.passed { color: light-dark(#00612f, #6fdb9c); font-weight: 600; }
.not-applicable { color: inherit; font-weight: 600; }
.notice { padding: .75rem 1rem; border-left: 3px solid currentColor; background: color-mix(in srgb, currentColor 6%, transparent); }
.items { list-style: none; margin: 0 0 1rem; padding: 0; }
.items li { display: grid; gap: .25rem 1.5rem; padding: 1rem 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
@media (min-width: 60rem) { .items li { grid-template-columns: 10rem minmax(0, 1fr); } }
.items p { margin: 0 0 .35rem; max-width: 46rem; }
.items .demand { font-weight: 600; }
.items dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: .5rem 2rem; margin: .5rem 0; }
.items dt { font-size: .875rem; opacity: .8; }
.items dd { margin: 0; overflow-wrap: anywhere; }
.items .source { font-size: .875rem; }
.items .source code { margin-right: .5rem; overflow-wrap: anywhere; }
.review a { color: inherit; }
summary { cursor: pointer; padding: .5rem 0; font-weight: 600; }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
figure { flex: 0 1 9rem; margin: 0; }
figure.broad { flex-basis: 22rem; }
.window { max-height: 30rem; overflow-y: auto; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
figure img { display: block; width: 100%; height: auto; }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px; }
figcaption { font-size: .875rem; }
`;

interface HtmlTable {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** A table that scrolls sideways, also with the keyboard. */
export function formatHtmlTable({ label, columns, rows }: HtmlTable): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join("");
  return `<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table><thead><tr>${head}</tr></thead>
<tbody>${rows.join("\n")}</tbody></table></div>`;
}
