import { describe, expect, test } from "vitest";
import { findUnrepeatable } from "./find-unrepeatable.js";

/** Code of a module, as the bundler writes it: what is declared, what is run when it is loaded, and a component. */
const moduleOf = (load: string, body: string) => `
// pages/_x.tsx
function X(props) { ${body} }
var import_react, shared, table, names, helper;
var init_x = __esm({
  "pages/_x.tsx"() {
    init_other();
    import_react = __toESM(require("react"));
    ${load}
  }
});
`;
const judge = (load: string, body: string) => findUnrepeatable(moduleOf(load, body))?.kind;

describe("code that gives the same each time", () => {
  test.each([
    ["", "return (0, import_jsx_runtime.jsx)(Footer, { year: props.site.copyrightYear });"],
    ["shared = { a: [1, 2] };", "return shared.a.map((one) => one + 1).join();"],
    ["", "const list = []; for (const one of props.all) list.push(one); return list;"],
    ["", "const seen = new Set(); return props.all.filter((one) => seen.size < seen.add(one).size);"],
    ["", "let last = 0; props.all.forEach((one) => { last += one; }); return last;"],
    ["", "return [...props.legal].sort((a, b) => a.slug < b.slug ? -1 : 1)[0];"],
    ["", "return Object.entries(props).sort();"],
    ["", "const own = { ...props }; own.more = 1; delete own.less; return own;"],
    ["", "return Object.assign({}, props, { more: 1 });"],
    ["", "return new Date(props.date).toISOString() + Date.UTC(2025, 0, 1);"],
    ["", "return Math.round(Math.max(1.5, 2));"],
    ["", 'return props.text.replace(/a/g, "b").match(/c/g);'],
    ["", 'return new Intl.DateTimeFormat("en").format(new Date(props.date));'],
    ["", "return new Intl.NumberFormat('en').format(props.count);"],
    ["", "return props.text.replace(/a/y, '');"],
    ["", "const word = /a/g; let found; while ((found = word.exec(props.text))) word.lastIndex++; return 1;"],
    ["", "const word = /a/g; return props.all.map((one) => one.replace(word, ''));"],
    ["", "return [...props.text.matchAll(/a/g)].concat(Array.from(props.all.keys()));"],
    [
      "",
      "const own = new Map(props.all); for (const one of own.values()) own.size; return new Set(own.keys());",
    ],
    ["", "let best = []; props.all.forEach(() => { best = []; }); best.push(1); return best;"],
    ["helper = class { all = []; constructor() { this.all = [1]; } };", "return new helper().all;"],
    [
      "table = new Map(); for (const one of names) table.set(one, one); X.displayName = 'x';",
      "return table.get(props.a);",
    ],
    ["names = ['b', 'a'].map((one) => { table[one] = 1; return one; }); table = {};", "return names;"],
    ["helper = (0, import_react.memo)(X); helper.displayName = 'Y';", "return null;"],
    ["helper = class { constructor(a) { this.a = a; } };", "return new helper(1).a;"],
    ["", "const [a, b] = (0, import_react.useState)(1); return a;"],
    ["", 'return typeof window === "undefined" ? 1 : 2;'],
    ["", "return props.document.next?.title;"],
  ])("passes: %s %s", (load, body) => {
    expect(findUnrepeatable(moduleOf(load, body))).toBeUndefined();
  });
});

describe("code that changes what others see, or itself", () => {
  test.each([
    ["shared = 0;", "return ++shared;"],
    ["shared = 0;", "shared = shared + 1; return shared;"],
    ["shared = 0;", "[shared] = [1]; return 1;"],
    ["shared = {};", "({ a: shared.a } = { a: 1 }); return 1;"],
    ["shared = { n: 0 };", "return shared.n++;"],
    ["shared = { deep: { n: 0 } };", "const { deep } = shared; deep.n = 1; return 1;"],
    ["shared = [];", "return shared.push(props.a);"],
    ["table = new Map();", "table.set(props.a, 1); return table.size;"],
    ["table = new Map();", "const alias = table; alias.set(1, 1); return alias.size;"],
    ["table = new Map();", "props.all.forEach(table.add, table); return 1;"],
    ["table = new Map();", 'return table["set"](1, 2);'],
    ["table = new Map();", "return table[props.method](1, 2);"],
    ["helper = (() => { let n = 0; return () => ++n; })();", "return helper();"],
    ["helper = counter(); function counter() { let n = 0; return () => ++n; }", "return helper();"],
    ["helper = class { n = 0; next2() { return ++this.n; } };", "return 1;"],
    ["helper = class { static n = 0; };", "return ++helper.n;"],
    ["", "for (other of props.all) {} return 1;"],
    ["", "for (props.a in {}) {} return 1;"],
    ["", "delete props.a; return 1;"],
    ["", "return props.legal.sort();"],
    ["", "return props.legal.slice;" /* read only */ + " props.legal.reverse();"],
    ["", "props.params.a = 1; return 1;"],
    ["", "globalThis.count = 1; return 1;"],
    ["", "other.count = 1; return 1;"],
    ["", "Object.assign(props.site, { a: 1 }); return 1;"],
    ["", "const { assign } = Object; assign(other, { a: 1 }); return 1;"],
    ["", "globalThis.Object.assign(other, { a: 1 }); return 1;"],
    ["", "Object.defineProperty(other, 'a', { value: 1 }); return 1;"],
    ["", "Array.prototype.push.call(other, 1); return 1;"],
    ["", "Reflect.set(other, 'a', 1); return 1;"],
    ["", "return props.constructor.constructor('return 1')();"],
    ["", "return new Function('return 1')();"],
    ["", "return eval('1');"],
    ["table = {}; other.push(1);", "return 1;"],
    ["Object.freeze(other);", "return 1;"],
    ["", "const ref = (0, import_react.useRef)(); ref.current = 1; return 1;"],
    ["helper = { map() { return shared; } };", "helper.map().push(1); return 1;"],
    ["helper = {}; helper.map = () => shared;", "helper.map().push(1); return 1;"],
    ["", "let best = []; props.all.forEach((one) => { best = one; }); best.push(1); return best;"],
    ["", "let best = []; props.all.forEach((one) => { [best] = one; }); best.push(1); return best;"],
    ["shared = {};", "let own; [own] = [shared]; own.n = 1; return own;"],
    ["shared = {};", "let own; ({ own } = { own: shared }); own.n = 1; return own;"],
    ["", "let one; for (one of props.all) one.n = 1; return 1;"],
    ["shared = 0; helper = class { id = shared++; };", "return new helper().id;"],
    ["shared = []; helper = class { #id = shared.push(1); };", "return new helper();"],
    ["helper = class { constructor(a) { return a; } };", "return new helper(shared);"],
    ["table = new Map();", "return table.getOrInsert(props.a, 1);"],
    ["", "const { constructor: made } = props; return made('return 1')();"],
  ])("is found: %s %s", (load, body) => {
    expect(judge(load, body)).toBe("changes");
  });

  test("and so is what cannot be read", () => {
    expect(findUnrepeatable("function (")?.kind).toBe("changes");
  });
});

describe("code that asks for what nobody gives it", () => {
  test.each([
    ["", "return Date.now();"],
    ["", "return Date();"],
    ["", "return new Date().getFullYear();"],
    ["", "return new Date(...props.all);"],
    ["", "const Then = Date; return new Then();"],
    ["", "return Math.random();"],
    ["", "const { random } = Math; return random();"],
    ["", "return process.env.A;"],
    ["", "return globalThis.process;"],
    ["", "return crypto.randomUUID();"],
    ["", "return performance.timeOrigin;"],
    ["", "return fetch('/');"],
    ["", "return new Intl.DateTimeFormat('en').format();"],
    ["", "return new Error().stack;"],
    ["", "const { stack } = new Error(); return stack;"],
    ["shared = /a/g;", "return shared.test('a');"],
    ["shared = [1].values();", "return shared.size;"],
    ["helper = find(/a/g);", "return helper('a');"],
    [
      "helper = ((word) => { const own = new RegExp(word, 'g'); return (a) => own.test(a); })('a');",
      "return 1;",
    ],
    ["helper = (() => { const own = /a/g; return own; })();", "return helper.test('a');"],
    ["helper = (() => props.all.values())();", "return [...helper];"],
    ["shared = new TextDecoder();", "return shared.decode(props.a, { stream: true });"],
    ["", "console.log(1); return 1;"],
    ["", "setTimeout(() => {}, 1); return 1;"],
    ["shared = require('node:fs');", "return shared;"],
    ["shared = __toESM(require('a-package'));", "return shared.default(1);"],
    ["shared = process.env.A;", "return shared;"],
    ["", "return import('./a.js');"],
    ["", "return (async () => 1)();"],
    ["helper = function* () { yield 1; };", "return [...helper()];"],
    ["", "return __dirname;"],
  ])("is found: %s %s", (load, body) => {
    expect(judge(load, body)).toBe("asks");
  });
});

describe("a format that is given no date tells the present moment", () => {
  const judgeDates = (body: string) => findUnrepeatable(moduleOf("", body), { formatsDates: true })?.kind;

  test.each([
    "return shared.format(props.document.date);",
    "return shared.formatToParts(props.document.date);",
    "return props.all.map(shared.format);",
    "const { format } = shared; return format();",
    "const { format: tell } = shared; return tell();",
  ])("and so it might: %s", (body) => {
    expect(judgeDates(body)).toBe("asks");
  });

  test.each([
    "return shared.format(new Date(props.document.date));",
    "return shared.formatToParts(1000 * props.seconds);",
  ])("here it is given one: %s", (body) => {
    expect(judgeDates(body)).toBeUndefined();
  });
});

test("it is told what is found, and where", () => {
  expect(findUnrepeatable("var a;\nfunction b() {\n  return Math.random();\n}")).toEqual({
    kind: "asks",
    what: ".random",
    line: 3,
    column: 10,
  });
});
