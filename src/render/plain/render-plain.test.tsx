import {
  Fragment,
  forwardRef,
  memo,
  type ReactNode,
  StrictMode,
  useDeferredValue,
  useReducer,
  useState,
  useSyncExternalStore,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Hooked, isPlain, place, Theme, Themed } from "../../../test/support/both-renderers.js";
import { renderPlain } from "./render-plain.js";

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
