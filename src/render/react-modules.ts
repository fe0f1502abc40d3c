import { createRequire } from "node:module";
import react from "react";
import runtime from "react/jsx-runtime";
import { checkImageProps, Image } from "./components/image.js";
import { checkLinkProps, Link } from "./components/link.js";

const require = createRequire(import.meta.url);

/** What page code does that a static page cannot: `error` knows the line, its stack holds the caller only. */
export interface DeadCode {
  readonly what: string;
  readonly error: Error;
}

type Modules = Record<string, () => unknown>;
type Exports = Readonly<Record<string, unknown>>;

/**
 * React as page code and the site's packages get it: the copy that renders the pages, because hooks and
 * contexts work within one copy only. Changes are made in separate objects; the module stays unchanged for
 * others.
 */
export function reactModules(dead: (found: DeadCode) => void): Modules {
  const same = [
    "react/compiler-runtime",
    "react/jsx-dev-runtime",
    "react-dom",
    "react-dom/client",
    "react-dom/server",
    "react-dom/server.node",
    "react-dom/static",
    "react-dom/static.node",
  ];
  return {
    ...Object.fromEntries(same.map((name) => [name, () => require(name) as unknown])),
    react: once(() => provideReact(react as unknown as Exports, dead)),
    "react/jsx-runtime": once(() => provideRuntime(runtime as unknown as Exports, dead)),
  };
}

function once<Value>(make: () => Value): () => Value {
  let settled: Value | undefined;
  return () => {
    settled ??= make();
    return settled;
  };
}

/**
 * A static page cannot show a fallback and fill it in later, and React's static renderer would put the fallback
 * out in silence, for an error too. So a boundary is transparent: what suspends or throws inside it fails the page.
 */
function provideReact(react: Exports, dead: (found: DeadCode) => void): Exports {
  const hooks = ["useState", "useReducer", "useEffect", "useLayoutEffect"].map((name) => {
    const hook = react[name] as (...args: unknown[]) => unknown;
    const provided = (...args: unknown[]) => {
      dead({ what: name, error: callerOf(provided) });
      return hook(...args);
    };
    return [name, provided] as const;
  });
  return { ...react, ...Object.fromEntries(hooks), Suspense: TransparentSuspense };
}

function TransparentSuspense({ children }: { children?: unknown }): unknown {
  return children ?? null;
}

type Jsx = (type: unknown, props: Record<string, unknown>, key?: unknown) => unknown;

/** Elements are checked where they are created: the author's line is not known once they are rendered. */
function provideRuntime(runtime: Exports, dead: (found: DeadCode) => void): Exports {
  const checks = new Map<unknown, (props: never) => void>([
    [Image, checkImageProps],
    [Link, checkLinkProps],
  ]);
  const provide = (jsx: Jsx): Jsx => {
    const provided: Jsx = (type, props, key) => {
      if (typeof type === "string") {
        for (const name in props) {
          if (name.startsWith("on") && typeof props[name] === "function")
            dead({ what: `${name} of <${type}>`, error: callerOf(provided) });
          else checkAttribute(type, name, props[name]);
        }
      } else if (typeof type === "function") checks.get(type)?.(props as never);
      else checkType(type);
      return jsx(type, props, key);
    };
    return provided;
  };
  return { ...runtime, jsx: provide(runtime.jsx as Jsx), jsxs: provide(runtime.jsxs as Jsx) };
}

/** What React gives a meaning of its own. A custom element may take objects, and what only scripts read may be anything. */
const notText = /^(children|style|dangerouslySetInnerHTML|ref|key|suppress.*|data-.*)$/;

/** An object in place of a text, such as a store in place of its address, would be published as `[object Object]`. */
function checkAttribute(tag: string, name: string, value: unknown): void {
  if (typeof value !== "object" || value === null || notText.test(name) || tag.includes("-")) return;
  if (typeof value.toString === "function" && value.toString !== Object.prototype.toString) return;
  throw new Error(
    `${name} of <${tag}> is an object, where a text is wanted: name what it holds, such as its .href or its .name`,
  );
}

/** What is neither a component nor React's own: most likely an import that gives something else. */
function checkType(type: unknown): void {
  if (typeof type === "symbol" || (typeof type === "object" && type !== null && "$$typeof" in type)) return;
  if (typeof type === "object" && type !== null && "href" in type)
    throw new Error(
      `an imported file is used as a component; show it with <img src={${"image"}.href} alt="…">, or write the SVG into a component`,
    );
  if (type === undefined)
    throw new Error(
      "a component is undefined; look at its import: is it exported under that name, or as the default?",
    );
  throw new Error(`${type === null ? "null" : typeof type} is used as a component`);
}

/** An error whose stack holds nothing but the line that called `callee`. */
function callerOf(callee: unknown): Error {
  const error = new Error("dead code");
  Error.captureStackTrace(error, callee as (...args: never) => unknown);
  error.stack = error.stack?.split("\n").slice(0, 2).join("\n") ?? "";
  return error;
}
