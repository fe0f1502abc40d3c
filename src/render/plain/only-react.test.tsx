import * as react from "react";
import { createElement, type ReactNode, use, useId, useState, useSyncExternalStore } from "react";
import { jsx } from "react/jsx-runtime";
import { describe, expect, onTestFinished, test } from "vitest";
import { isPlain, place, Themed } from "../../../test/support/both-renderers.js";
import { renderPlain } from "./render-plain.js";

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
