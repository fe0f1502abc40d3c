import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as react from "react";
import {
  createContext,
  createElement,
  Fragment,
  forwardRef,
  memo,
  type ReactElement,
  type ReactNode,
  StrictMode,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { jsx } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, onTestFinished, test } from "vitest";
import { type HooksPlace, renderPlain } from "./render-plain.js";

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: place } = react as unknown as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: HooksPlace;
};

/** What React makes of a tree; undefined if it throws. */
function byReact(tree: ReactNode): string | undefined {
  try {
    return renderToStaticMarkup(tree);
  } catch {
    return undefined;
  }
}

/** Renders it both ways: what is plain is as React has it, and what React refuses is not. */
function isPlain(tree: ReactNode): boolean {
  const plain = renderPlain(tree, place);
  if (plain !== undefined) expect(plain).toBe(byReact(tree));
  return plain !== undefined;
}

const Theme = createContext("light");
const Themed = () => <i className={useContext(Theme)}>{use(Theme)}</i>;
const Hooked = ({ step = 1 }: { step?: number }) => {
  const [count] = useState(() => step * 2);
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {});
  const click = useCallback(() => {}, []);
  return (
    <p ref={ref} onPaste={click} data-count={useMemo(() => count + 1, [count])}>
      {count}
    </p>
  );
};
const Stored = () => {
  const [twice] = useReducer(
    (state: number) => state,
    4,
    (initial) => initial * 2,
  );
  const [once] = useReducer((state: number) => state, 4);
  const read = (name: string) => () => name;
  const subscribe = () => () => {};
  return [
    ...[twice, once, useSyncExternalStore(subscribe, read("browser"), read("server"))],
    ...[useDeferredValue("a"), useDeferredValue("a", "b"), useDeferredValue<string | null>("a", null)],
  ];
};
const Named = forwardRef<HTMLElement, { name: string }>(({ name }, ref) => <b ref={ref}>{name}</b>);
const Remembered = memo(({ name }: { name: string }) => <u title={name}>{name}</u>);

describe("what is plain", () => {
  const plain: Record<string, ReactNode> = {
    "nothing at all": [null, undefined, true, false, "", []],
    "text and numbers": ["a < b & \"c\" 'd'", 1, 2.5, 10n, ["e", ["f"]]],
    "a document": (
      <html lang="en" dir="ltr">
        <head>
          <meta name="late" />
          <title>{"Tom & Jerry"}</title>
          <meta charSet="utf-8" />
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: "{}" }} />
          <meta name="viewport" content="width=device-width" />
          <link rel="canonical" href="/a" />
          <link rel="stylesheet" href="/a.css" />
        </head>
        <body className="page">
          <img src="/a.png" alt="" />
          <main>
            <meta property="og:title" content="moved" />
            text
          </main>
          <script type="module" dangerouslySetInnerHTML={{ __html: "1 < 2" }} />
        </body>
      </html>
    ),
    "metadata without a document": [
      <p key="1">text</p>,
      <title key="2">moved</title>,
      <link key="3" rel="icon" href="/i" />,
    ],
    "images, some early": [
      <img key="1" src="/a.png" srcSet="/a.png 1x, /b.png 2x" sizes="10vw" crossOrigin="anonymous" alt="" />,
      <img key="2" src="/a.png" alt="" />,
      <img key="3" src="/a.png" alt="again" />,
      <img key="4" src="/late.png" loading="lazy" alt="" />,
      <img key="5" src="data:image/png;base64,AAAA" alt="" />,
      <img key="6" src="/low.png" fetchPriority="low" alt="" />,
      <img key="7" src="/high.png" fetchPriority="high" referrerPolicy="no-referrer" alt="" />,
      <picture key="8">
        <source srcSet="/c.avif" type="image/avif" />
        <img src="/c.png" alt="" />
      </picture>,
      <noscript key="9">
        <img src="/d.png" alt="" />
      </noscript>,
    ],
    "an SVG with a title": (
      <svg viewBox="0 0 2 2" aria-hidden>
        <title>A title</title>
        <path d="M0 0" strokeWidth={2} strokeLinecap="round" fillRule="evenodd" xlinkHref="#a" />
        <foreignObject>
          <p>text</p>
        </foreignObject>
      </svg>
    ),
    "components of all kinds": (
      <StrictMode>
        <Themed />
        <Theme value="dark">
          <Themed />
          <Theme value="light">
            <Themed />
          </Theme>
          <Themed />
        </Theme>
        <Themed />
        <Hooked step={3} />
        <Named name="n" />
        <Remembered name="r" />
        <Fragment key="f">fragment</Fragment>
      </StrictMode>
    ),
    "a state of a reducer, a store and what is shown late": <Stored />,
    styles: (
      <p
        style={{ color: "red", WebkitLineClamp: "2", "--gap": 4, margin: 0, padding: "", ÉaB: "x" } as never}
      >
        s
      </p>
    ),
    "line breaks in <pre>": [
      <pre key="1">{"\n\na"}</pre>,
      <pre key="2" dangerouslySetInnerHTML={{ __html: "\nb" }} />,
      <pre key="3">
        <code>{"\nc"}</code>
      </pre>,
      <pre key="4" dangerouslySetInnerHTML={{ __html: { toString: () => "\nd" } as unknown as string }} />,
    ],
    "a button": (
      <button type="button" disabled aria-expanded={false} hidden={false}>
        b
      </button>
    ),
    "a form": (
      <form method="post" action="/send" id="f">
        <label htmlFor="a">A</label>
        <input name="a" type="text" defaultValue="a &amp; b" id="a" required />
        <input value="v" defaultValue="d" name="b" type="checkbox" defaultChecked />
        <button name="send" formNoValidate formAction="/other" type="submit">
          Send
        </button>
      </form>
    ),
    "a table": (
      <table>
        <tbody>
          <tr>
            <td colSpan={2} rowSpan={1}>
              {0}
            </td>
          </tr>
        </tbody>
      </table>
    ),
  };
  test.each(Object.entries(plain))("%s", (_, tree) => {
    expect(isPlain(tree)).toBe(true);
  });
});

test("what a component adds to a list that is being rendered comes too late, as with React", () => {
  const list = () => {
    const items: ReactNode[] = [];
    const Adding = () => {
      items.push("late");
      return "adding";
    };
    items.push(<Adding key="a" />);
    return items;
  };
  expect(renderPlain(list(), place)).toBe(renderToStaticMarkup(list()));
});

test("a state that is set after all changes nothing", () => {
  let later: (state: number) => void = () => {};
  const Kept = () => {
    const [state, set] = useState(1);
    later = set;
    return <p>{state}</p>;
  };
  expect(renderPlain(<Kept />, place)).toBe("<p>1</p>");
  expect(() => later(2)).not.toThrow();
});

describe("what only React renders", () => {
  const [addressOfScript, nowhere, lineBreak] = ["javascript:alert(1)", "", "br"];
  const raw = { dangerouslySetInnerHTML: { __html: "a" } };
  const callHook = (hook: () => string) => hook();
  const WithId = () => <p id={useId()}>id</p>;
  class Old extends react.Component {
    override render() {
      return <p>old</p>;
    }
  }
  const Catching = () => {
    try {
      return <p>{callHook(useId)}</p>;
    } catch {
      return <p>no id</p>;
    }
  };
  const SettingState = () => {
    const [count, setCount] = useState(0);
    if (count < 3) setCount(count + 1);
    return <p>{count}</p>;
  };
  const others: Record<string, ReactNode> = {
    "an id of React's": <WithId />,
    "a store of browsers": createElement(() =>
      useSyncExternalStore(
        () => () => {},
        () => "browser",
      ),
    ),
    "an id of React's whose lack is caught": <Catching />,
    "a class": <Old />,
    "a state that is set at once": <SettingState />,
    "a custom element": createElement("my-element", { className: "a" }),
    "an address that is a script": createElement("a", { href: addressOfScript }, "a"),
    "an empty address": createElement("a", { href: nowhere }, "a"),
    "a number without a unit": <p style={{ margin: 4 }}>s</p>,
    "a form that runs a script": <form action={() => {}} />,
    "a choice": (
      <select defaultValue="b">
        <option>a</option>
        <option>b</option>
      </select>
    ),
    "more early images than React has in front": Array.from({ length: 12 }, (_, at) => (
      <img key={String(at)} src={`/${at}.png`} alt="" />
    )),
    "a script that is loaded later": <script async src="/a.js" />,
    "a style with an order": (
      <style href="a" precedence="high">
        {"a{}"}
      </style>
    ),
    "a set": new Set(["a", "b"]) as unknown as ReactNode,
    "a document without a head": (
      <html lang="en">
        <body>b</body>
      </html>
    ),
    "an object": { a: 1 } as unknown as ReactNode,
    "children of what holds nothing": createElement(lineBreak, {}, "a"),
    "inherited children": jsx("p", Object.create({ children: "inherited", title: "inherited" })) as ReactNode,
    "text and HTML at once": createElement("p", raw, "b"),
  };
  test.each(Object.entries(others))("%s", (_, tree) => {
    expect(isPlain(tree)).toBe(false);
  });

  test("what a component throws is thrown, since it may throw it only once", () => {
    let runs = 0;
    const Hasty = () => {
      if (runs++ === 0) throw new Error("once");
      return <p>fine</p>;
    };
    expect(() => renderPlain(<Hasty />, place)).toThrow("once");
  });

  test("a tree that is too deep for one stack", () => {
    const Deep = ({ levels }: { levels: number }): ReactNode =>
      levels > 0 ? (
        <i>
          <Deep levels={levels - 1} />
        </i>
      ) : null;
    expect(isPlain(<Deep levels={20_000} />)).toBe(false);
  });

  test("promises that are rejected while nobody waits for them", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => void unhandled.push(reason);
    process.on("unhandledRejection", note);
    onTestFinished(() => void process.off("unhandledRejection", note));
    const Late = async () => Promise.reject(new Error("late"));
    const Using = () => <p>{use(Promise.reject(new Error("used")))}</p>;
    const Throwing = () => {
      throw Promise.reject(new Error("thrown"));
    };
    for (const component of [Late, Using, Throwing])
      expect(renderPlain(createElement(component as () => ReactNode), place)).toBe(undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).toEqual([]);
  });

  test("the hooks of React are as they were before", () => {
    const before = place.H;
    renderPlain(<Themed />, place);
    renderPlain(<WithId />, place);
    expect(place.H).toBe(before);
  });
});

/** Every name that React's renderer names, and more. */
function namesInReact(): string[] {
  const file = createRequire(import.meta.url).resolve("react-dom/server.node");
  const source = readFileSync(
    file.replace(/server\.node\.js$/, "cjs/react-dom-server-legacy.node.production.js"),
    "utf8",
  );
  const named = new Set([...source.matchAll(/"([A-Za-z][\w:-]*)"/g)].map(([, name = ""]) => name));
  return [
    ...named,
    "data-x",
    "aria-label",
    "aria-hidden",
    "dataX",
    "x:y",
    "a.b",
    "é",
    "on",
    "ON",
    "onX",
    "one",
  ];
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
  const tags = [
    "div",
    "a",
    "p",
    "img",
    "svg",
    "path",
    "source",
    "link",
    "meta",
    "script",
    "style",
    "button",
    "pre",
    "td",
    "input",
    "form",
  ];
  const names = namesInReact().filter((name) => name !== "children" && name !== "dangerouslySetInnerHTML");
  let plain = 0;
  for (const [at, name] of names.entries())
    for (const value of values)
      for (const tag of ["div", tags[at % tags.length] ?? ""])
        if (isPlain(createElement(tag, { [name]: value }))) plain++;
  expect(names.length).toBeGreaterThan(400);
  expect(plain).toBeGreaterThan(10_000);
});

/** The same numbers for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

test("trees put together at random are as React has them", () => {
  let plain = 0;
  for (let seed = 1; seed <= 3000; seed++) if (isPlain(anyTree(numbers(seed)))) plain++;
  expect(plain).toBeGreaterThan(1000);
});

function anyTree(next: (below: number) => number): ReactNode {
  const pick = <Item,>(list: readonly Item[]): Item => list[next(list.length)] as Item;
  const tags = [
    ..."div p span a svg g path title meta link img picture source noscript table tr td pre section ul li br hr".split(
      " ",
    ),
    ..."script style button foreignObject math main video details form input label summary label iframe".split(
      " ",
    ),
  ];
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
