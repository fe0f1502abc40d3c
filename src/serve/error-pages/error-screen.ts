import type { Diagnostic, Place } from "../../diagnostics/diagnostics.js";
import { wordsOf } from "../../diagnostics/words-of.js";
import { digestOf, hashOf } from "../../util/hash-of.js";
import { devScript } from "../follow-builds.js";
import { stampVersion, type Version } from "../http/page-version.js";

export type Problem =
  | { readonly kind: "diagnostic"; readonly diagnostic: Diagnostic }
  /** A bug in handbill: the stack, and how to report it. */
  | { readonly kind: "bug"; readonly text: string };

/** Renders the screen that replaces a page with errors. Like pages, it updates after each build. */
export function errorScreen(problems: readonly Problem[]): { html: string; version: Version } {
  const hash = (text: string) => `'sha256-${digestOf(text)}'`;
  const policy = `default-src 'none';style-src ${hash(errorStyle)};script-src ${hash(devScript)};connect-src 'self';base-uri 'none';form-action 'none'`;
  const first = problems[0];
  const file = first?.kind === "diagnostic" ? first.diagnostic.place.file : undefined;
  const title = file === undefined ? "Error" : `Error in ${file}`;
  const { html } = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex">
<title>${title}</title>
<script type="module" data-handbill="">${new Markup(devScript)}</script><style>${new Markup(errorStyle)}</style></head>
<body><main><h1>${title}</h1><p class="error">${first && errorText(first)}</p>
${problems.map((problem, index) => problemMarkup(problem, index === 0))}
<p class="note">Fix it and save. This page updates by itself.</p></main></body></html>
`;
  // The style part tells the browser that this is not a page of the site.
  const version = { page: hashOf(html).slice(0, 22), style: "error" };
  return { html: stampVersion(html, version), version };
}

/** The thrown error's own text, without handbill's message around it. */
function errorText(problem: Problem): string {
  if (problem.kind === "bug") return problem.text.split("\n")[0] ?? "";
  return problem.diagnostic.args.error ?? wordsOf(problem.diagnostic).message;
}

/** Renders a problem's place and source; the header already has the text of the first one. */
function problemMarkup(problem: Problem, isFirst: boolean): Markup {
  if (problem.kind === "bug") {
    const stack = isFirst ? problem.text.split("\n").slice(1).join("\n") : problem.text;
    return markup`<section><pre>${stack}</pre></section>`;
  }
  const { code, place } = problem.diagnostic;
  const { message, hint } = wordsOf(problem.diagnostic);
  const where = placeMarkup(place);
  return markup`<section><h2>${where} <code>${code}</code></h2>
${isFirst ? undefined : markup`<p>${message}</p>`}${frameMarkup(place)}${stackMarkup(place)}${componentsMarkup(place)}${
  hint === undefined ? undefined : markup`<p class="hint"><b>hint:</b> ${hint}</p>`
}</section>
`;
}

function placeMarkup({ file, line, column, page = "" }: Place): Markup {
  const parts = file === undefined ? [page] : [file, line, column].filter((part) => part !== undefined);
  return markup`<span class="place">${parts.join(":")}</span>`;
}

function frameMarkup({ frame, line, column = 1, length = 1 }: Place): Markup | undefined {
  if (!frame) return undefined;
  const width = String(frame.at(-1)?.line ?? 0).length;
  const lines = frame.map((shown) => {
    const gutter = `${String(shown.line).padStart(width)} | `;
    if (shown.line !== line) return markup`<i>${gutter}</i>${shown.text}\n`;
    const [before, after] = [shown.text.slice(0, column - 1), shown.text.slice(column - 1 + length)];
    const marked = shown.text.slice(column - 1, column - 1 + length);
    return markup`<b>${gutter}</b>${before}<mark>${marked}</mark>${after}\n`;
  });
  return markup`<pre class="frame" tabindex="0">${lines}</pre>`;
}

function stackMarkup({ stack = [] }: Place): Markup | undefined {
  if (stack.length === 0) return undefined;
  const lines = stack.map((frame) => markup`<li>${frame.name || "the top level"} ${placeMarkup(frame)}</li>`);
  return markup`<h3>Stack</h3><ol>${lines}</ol>`;
}

function componentsMarkup({ components = [] }: Place): Markup | undefined {
  if (components.length === 0) return undefined;
  const lines = components.map((frame) => {
    const where = frame.file === undefined ? undefined : placeMarkup(frame);
    return markup`<li>&lt;${frame.name}&gt; ${where}</li>`;
  });
  return markup`<h3>Components</h3><ol>${lines}</ol>`;
}

const errorStyle = `:root{color-scheme:light dark;--paper:#fff;--ink:#1a1a1a;--soft:#5c5c5c;--line:#dcdcdc;--well:#f6f6f6;--mark:#b3151c;--tint:#fbe3e4}
@media (prefers-color-scheme:dark){:root{--paper:#151515;--ink:#f0f0f0;--soft:#a8a8a8;--line:#3a3a3a;--well:#1f1f1f;--mark:#ff8d90;--tint:#4a1f22}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem}
h1{margin:0 0 .5rem;font-size:1rem;font-weight:600;line-height:1.3;color:var(--mark)}
.error{margin:0 0 2rem;font-size:1.5rem;font-weight:600;line-height:1.3;white-space:pre-wrap;overflow-wrap:anywhere}
section{border-top:1px solid var(--line);padding:1.25rem 0}
h2{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;align-items:baseline;margin:0 0 .75rem;font-size:1rem;overflow-wrap:anywhere}
h2 code{font-weight:400}
h3{margin:1.25rem 0 .25rem;font-size:.875rem}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}
section p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
section .hint{margin-top:1rem}
pre,code,ol{font-family:ui-monospace,monospace;font-size:.875rem}
pre{overflow-x:auto;margin:.75rem 0;padding:.75rem 1rem;border-radius:.5rem;background:var(--well);tab-size:2;line-height:1.7}
pre b{color:var(--mark)}
pre i{font-style:normal;color:var(--soft)}
mark{margin:0 -.1em;padding:.1em;border-radius:.2em;background:var(--tint);color:var(--mark);font-weight:700;text-decoration:underline wavy;text-underline-offset:.25em}
ol{margin:0;padding:0;list-style:none;line-height:1.8;overflow-wrap:anywhere}
li .place,.note{color:var(--soft)}
li .place{margin-inline-start:.5rem}
.note{margin:1rem 0 0;padding-top:1.25rem;border-top:1px solid var(--line)}`;

/** HTML whose inserted texts are escaped. */
export class Markup {
  constructor(readonly html: string) {}
}

type Insert = string | number | Markup | readonly Markup[] | undefined;

/** A template for HTML: inserted values are escaped unless they are markup. */
export function markup(strings: TemplateStringsArray, ...inserts: readonly Insert[]): Markup {
  return new Markup(strings.reduce((html, string, index) => html + insertHtml(inserts[index - 1]) + string));
}

function insertHtml(insert: Insert): string {
  if (insert === undefined) return "";
  if (insert instanceof Markup) return insert.html;
  if (typeof insert === "object") return insert.map(({ html }) => html).join("");
  return String(insert).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
