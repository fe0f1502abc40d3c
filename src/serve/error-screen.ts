import type { Diagnostic, Place } from "../core/diagnostic.js";
import { wordsOf } from "../core/words-of.js";
import { errorStyle } from "./error-style.js";
import { devScript } from "./follow-builds.js";
import { Markup, markup } from "./markup.js";
import { hashOf, stampVersion, type Version } from "./version.js";

/** A problem as the screen shows it. */
export type Problem =
  | { readonly kind: "diagnostic"; readonly diagnostic: Diagnostic }
  /** A bug of handbill: the stack, and how to report it. */
  | { readonly kind: "bug"; readonly text: string };

const title = "Unexpected Application Error!";

/** The screen that stands in for a page that cannot be made. It follows builds as pages do. */
export function errorScreen(problems: readonly Problem[]): { html: string; version: Version } {
  const hash = (text: string) => `'sha256-${hashOf(text, "base64")}'`;
  const policy = `default-src 'none';style-src ${hash(errorStyle)};script-src ${hash(devScript)};connect-src 'self';base-uri 'none';form-action 'none'`;
  const first = problems[0];
  const { html } = markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex">
<title>${title}</title>
<script type="module" data-handbill="">${new Markup(devScript)}</script><style>${new Markup(errorStyle)}</style></head>
<body><main><h1>${title}</h1><p class="error">${first && errorText(first)}</p>
${problems.map(problemMarkup)}
<p class="note">Mend it and save: this page follows by itself.</p></main></body></html>
`;
  // The style part says to the browser that this is no page of the site.
  const version = { page: hashOf(html).slice(0, 22), style: "error" };
  return { html: stampVersion(html, version), version };
}

/** The error's own text: what was thrown, without handbill's words around it. */
function errorText(problem: Problem): string {
  if (problem.kind === "bug") return problem.text.split("\n")[0] ?? "";
  return problem.diagnostic.args.error ?? wordsOf(problem.diagnostic).message;
}

function problemMarkup(problem: Problem): Markup {
  if (problem.kind === "bug") return markup`<section><pre>${problem.text}</pre></section>`;
  const { code, place } = problem.diagnostic;
  const { message, hint } = wordsOf(problem.diagnostic);
  return markup`<section><h2><span class="place">${placeText(place)}</span> <code>${code}</code></h2>
<p>${message}</p>${frameMarkup(place)}${stackMarkup(place)}${componentsMarkup(place)}${
    hint === undefined ? undefined : markup`<p class="hint"><b>hint:</b> ${hint}</p>`
  }</section>
`;
}

const placeText = ({ file, line, column, page }: Place): string =>
  file === undefined ? (page ?? "") : [file, line, column].filter((part) => part !== undefined).join(":");

function frameMarkup({ frame, line, column = 1, length = 1 }: Place): Markup | undefined {
  if (!frame) return undefined;
  const width = String(frame.at(-1)?.line ?? 0).length;
  const lines = frame.map((shown) => {
    const gutter = `${String(shown.line).padStart(width)} | `;
    if (shown.line !== line) return markup`${gutter}${shown.text}\n`;
    const before = shown.text.slice(0, column - 1);
    const meant = shown.text.slice(column - 1, column - 1 + length);
    return markup`<b>${gutter}</b>${before}<mark>${meant}</mark>${shown.text.slice(column - 1 + length)}\n`;
  });
  return markup`<pre class="frame">${lines}</pre>`;
}

function stackMarkup({ stack = [] }: Place): Markup | undefined {
  if (stack.length === 0) return undefined;
  const lines = stack.map(
    ({ name, file, line, column }) =>
      markup`<li>${name || "the top level"} <i>${file}:${line}:${column}</i></li>`,
  );
  return markup`<h3>Stack</h3><ol>${lines}</ol>`;
}

function componentsMarkup({ components = [] }: Place): Markup | undefined {
  if (components.length === 0) return undefined;
  const lines = components.map(({ name, file, line, column }) =>
    file === undefined
      ? markup`<li>&lt;${name}&gt;</li>`
      : markup`<li>&lt;${name}&gt; <i>${file}:${line}:${column}</i></li>`,
  );
  return markup`<h3>Components</h3><ol>${lines}</ol>`;
}
