import type { Diagnostic, Place } from "../../diagnostics/diagnostic.js";
import { wordsOf } from "../../diagnostics/words-of.js";
import { devScript } from "../follow-builds.js";
import { hashOf, stampVersion, type Version } from "../http/version.js";
import { errorStyle } from "./error-style.js";
import { Markup, markup } from "./markup.js";

/** A problem on the screen. */
export type Problem =
  | { readonly kind: "diagnostic"; readonly diagnostic: Diagnostic }
  /** A bug in handbill: the stack, and how to report it. */
  | { readonly kind: "bug"; readonly text: string };

const title = "Unexpected Application Error!";

/** Renders the screen that replaces a page with errors. Like pages, it updates after each build. */
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

/** Renders a place in a file; without a file, the page. */
function placeMarkup({ file, line, column, page = "" }: Place): Markup {
  const parts = file === undefined ? [page] : [file, line, column].filter((part) => part !== undefined);
  return markup`<span class="place">${parts.join(":")}</span>`;
}

function frameMarkup({ frame, line, marked, ...point }: Place): Markup | undefined {
  if (!frame) return undefined;
  const { column = 1, length = 1 } = marked ?? point;
  const width = String(frame.at(-1)?.line ?? 0).length;
  const lines = frame.map((shown) => {
    const gutter = `${String(shown.line).padStart(width)} | `;
    if (shown.line !== line) return markup`<i>${gutter}</i>${shown.text}\n`;
    const [before, after] = [shown.text.slice(0, column - 1), shown.text.slice(column - 1 + length)];
    const meant = shown.text.slice(column - 1, column - 1 + length);
    return markup`<b>${gutter}</b>${before}<mark>${meant}</mark>${after}\n`;
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
