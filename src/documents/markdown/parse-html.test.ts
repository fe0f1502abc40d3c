import type { Nodes, Root } from "hast";
import { raw } from "hast-util-raw";
import { toHtml } from "hast-util-to-html";
import { toHast } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { expect, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { randomBelow } from "../../../test/support/random.js";
import { isThorough } from "../../../test/support/thorough.js";
import { renderMarkdown } from "./markdown.js";
import { parseMarkdown } from "./markdown-syntax.js";
import { parseHtml } from "./parse-html.js";
import * as rawHtml from "./raw-html.js";

const rounds = isThorough ? 3000 : 100;

const treeOf = (text: string) => toHast(parseMarkdown(text), { allowDangerousHtml: true }) as Root;

/** The places where elements start, and the tree as HTML. Comments are removed, like the sanitiser does. */
function seen(tree: Root) {
  const starts: string[] = [];
  visit(tree as Nodes, "element", ({ tagName, position }) => {
    starts.push(`${tagName} ${position?.start.line}:${position?.start.column}`);
  });
  return { html: toHtml(tree).replace(/<!--.*?-->/gs, ""), starts };
}

/** Documents of Markdown and HTML whose elements all end in the right place. */
function writeDocument(below: (count: number) => number): string {
  const pick = <T>(all: readonly T[]) => all[below(all.length)] as T;
  const words = () => pick(["a b", "c &amp; d", "e\nf", "&lt;g&gt; &copy;", "h'i", '"j"']);
  const inline = (depth: number): string =>
    depth === 0
      ? words()
      : pick([
          () => `<b>${inline(depth - 1)}</b>`,
          () => `<a href="/x?a=1&amp;b=2" title='t "u"'>${words()}</a> ${inline(depth - 1)}`,
          () => `${words()}<br>${inline(depth - 1)}<img src=/y.png alt="">`,
          () => `<span class="p q">${inline(depth - 1)}</span><!-- r -->`,
          () => `<code>${words()}</code>`,
        ])();
  const block = (depth: number): string =>
    depth === 0
      ? `<p>${inline(1)}</p>`
      : pick([
          () => `<div id="k${depth}">\n${block(depth - 1)}\n</div>`,
          () => `<ul><li>${inline(2)}</li><li>${block(depth - 1)}</li></ul>`,
          () =>
            `<table><thead><tr><th scope=col>${inline(1)}</th></tr></thead><tbody><tr><td colspan=2>${inline(1)}</td></tr></tbody></table>`,
          () => `<details open><summary>${inline(1)}</summary>\n\n**m**\n\n${block(depth - 1)}\n\n</details>`,
          () => `<dl><dt>${inline(1)}</dt><dd>${block(depth - 1)}</dd></dl>`,
          () => `<h3>${inline(1)}</h3>\n${block(depth - 1)}`,
        ])();
  const markdown = () =>
    pick([
      "# n\n\no **p** <u>q</u>",
      "- r\n- s <i>t</i>",
      "> u\n> <p>v</p>",
      "| w |\n| - |\n| <b>x</b> |",
      "```\n<y>\n```",
      "z  \n{{a}} <br> &amp;lt;",
    ]);
  return Array.from({ length: 1 + below(5) }, () => (below(2) ? markdown() : block(below(4)))).join("\n\n");
}

test("valid HTML has the same tree as in browsers, with its positions", () => {
  for (let seed = 0; seed < rounds; seed++) {
    const text = writeDocument(randomBelow(seed));
    const expected = raw(treeOf(text), { file: new VFile(text) }) as Root;
    expect(seen(parseHtml(treeOf(text))), `seed ${seed}:\n${text}`).toEqual(seen(expected));
  }
});

test("an unclosed tag does not affect the next block", () => {
  for (const open of ["<div", '<div class="a', "<div title='>\n", "a <!-- b"]) {
    const { html } = seen(parseHtml(treeOf(`${open}\n\n# c\n\n"d" 'e'`)));
    expect(html, open).toContain("<h1>c</h1>");
    expect(html, open).toContain("d");
  }
});

test("random HTML never gives a result that runs code in browsers", () => {
  const parts = [
    ..."<b> </b> <p> </p> <table> <tr> <td> </table> <svg> </svg> <math> <mtext> <style> </style> <script> </script>".split(
      " ",
    ),
    ..."<title> </title> <textarea> </textarea> <xmp> </xmp> <noscript> </noscript> <iframe> <plaintext> <select>".split(
      " ",
    ),
    ...[
      '<img src=x onerror="f()">',
      "<a href=javascript:f()>",
      "<!--",
      "-->",
      "<![CDATA[",
      "]]>",
      "<?x",
      "<a title='",
    ],
    ...[
      "&lt;script>",
      "<x",
      '"',
      "'",
      ">",
      "\n\n",
      "# a",
      "b",
      '<img title="--><script>f()</script>">',
      "<template>",
    ],
  ];
  for (let seed = 0; seed < rounds; seed++) {
    const below = randomBelow(seed);
    const text = `c\n\n${Array.from({ length: 2 + below(14) }, () => parts[below(parts.length)]).join("")}`;
    const source = { sourceFile: "legal/terms.md", text, tree: parseMarkdown(text) };
    const context = { base: "/", allowedSchemes: [], rawHtml, facts: new Map(), stated: new Set<string>() };
    const { html } = renderMarkdown(source, { ...context, log: collect().log });
    visit(raw({ type: "root", children: [{ type: "raw", value: html }] }), "element", (element) => {
      const { tagName, properties } = element;
      expect(tagName, `seed ${seed}: ${text}`).not.toMatch(
        /^(script|style|iframe|svg|math|template|textarea|select|object)$/,
      );
      expect(Object.keys(properties).join(), `seed ${seed}: ${text}`).not.toMatch(/\bon/i);
      expect(String(properties.href ?? ""), `seed ${seed}: ${text}`).not.toMatch(/script/);
    });
  }
});
