import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, type ReactElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { Hooked, isPlain, Theme, Themed } from "../../../test/support/both-renderers.js";
import { random } from "../../../test/support/random.js";

/*
 * What React DOM 19.3 makes of an attribute and of a tree, whatever it is: the other tests name those that pages have.
 */

/** Every name that React's renderer names, and more. */
function namesInReact(): string[] {
  const file = createRequire(import.meta.url).resolve("react-dom/server.node");
  const source = readFileSync(
    file.replace(/server\.node\.js$/, "cjs/react-dom-server-legacy.node.production.js"),
    "utf8",
  );
  const named = new Set([...source.matchAll(/"([A-Za-z][\w:-]*)"/g)].map(([, name = ""]) => name));
  return [...named, ..."data-x aria-label aria-hidden dataX x:y a.b é on ON onX one".split(" ")];
}

const values: readonly unknown[] = [
  ...[
    "",
    "a",
    "a<b>\"'&",
    "  b ",
    "12",
    "0",
    "-1",
    "true",
    "javascript:x",
    " jav\nascript:x",
    "jay",
    "data:x",
  ],
  ...[0, -0, 1, 1.5, -2, Number.NaN, Number.POSITIVE_INFINITY, 10n, true, false, null, undefined],
  ...[() => "f", Symbol("s"), {}, ["a", 1], new Date(0), { toString: () => "text", valueOf: () => 5 }],
];

test("every attribute of every kind of value on every kind of element is as React has it", () => {
  const tags = "div a p img svg path source link meta script style button pre td input form".split(" ");
  const names = namesInReact().filter((name) => name !== "children" && name !== "dangerouslySetInnerHTML");
  let plain = 0;
  for (const [at, name] of names.entries())
    for (const value of values)
      for (const tag of ["div", tags[at % tags.length] ?? ""])
        if (isPlain(createElement(tag, { [name]: value }))) plain++;
  expect(names.length).toBeGreaterThan(400);
  expect(plain).toBeGreaterThan(10_000);
});

test("trees put together at random are as React has them", () => {
  let plain = 0;
  for (let seed = 1; seed <= 3000; seed++) if (isPlain(anyTree(random(seed)))) plain++;
  expect(plain).toBeGreaterThan(1000);
});

function anyTree(draw: () => number): ReactNode {
  const next = (below: number) => Math.floor(draw() * below);
  const pick = <Item,>(list: readonly Item[]): Item => list[next(list.length)] as Item;
  const tags = [
    "div p span a svg g path title meta link img picture source noscript table tr td pre section ul li br hr",
    "script style button foreignObject math main video details form input label summary label iframe",
  ].flatMap((names) => names.split(" "));
  const props: readonly Record<string, unknown>[] = [
    {},
    { className: "a b" },
    { href: "/x?a=1&b=2", rel: "icon" },
    { href: "/x.css", rel: "stylesheet" },
    { src: "/a.png" },
    { src: "/b.png", loading: "lazy" },
    { srcSet: "/c.png 2x", sizes: "10vw", fetchPriority: "high" },
    { id: "i", "data-a": 1, "aria-hidden": true, hidden: true, tabIndex: -1 },
    { style: { color: "red", "--x": 1 } },
    { dangerouslySetInnerHTML: { __html: "<b>raw</b>" } },
    { name: "viewport", content: "w" },
    { charSet: "utf-8" },
    { name: "n", content: "c", itemProp: undefined },
    { value: "v", checked: true, defaultValue: 1, action: "/a", method: "post", formAction: "/b" },
    { property: "og:x", content: "y", itemProp: "z" },
  ];
  const node = (depth: number): ReactNode => {
    if (depth === 0) return pick(["text", "a & b", 7, null, false, "\nline", ""]);
    switch (next(9)) {
      case 0:
        return Array.from({ length: next(4) }, () => node(depth - 1));
      case 1:
        return createElement(Theme, { value: pick(["a", "b"]) }, node(depth - 1));
      case 2:
        return createElement(pick([Themed, Hooked]));
      case 3:
        return createElement(({ children }: { children?: ReactNode }) => children, {}, node(depth - 1));
      default: {
        const children = Array.from({ length: next(3) }, () => node(depth - 1));
        return createElement(pick(tags), { ...pick(props), ...pick(props) }, ...children);
      }
    }
  };
  if (next(3) > 0) return node(4);
  const parts: ReactElement[] = [
    createElement("head", {}, node(2), node(2)),
    createElement("body", pick(props.slice(0, 2)), node(3), node(3)),
  ];
  return createElement("html", { lang: "en" }, ...parts);
}
