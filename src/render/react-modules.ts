import { createRequire } from "node:module";
import react from "react";
import runtime from "react/jsx-runtime";
import { once } from "../util/once.js";
import { ContentText, checkDocument, LegalText } from "./components/document-text.js";
import { checkImageProps, Image } from "./components/image.js";
import { checkLinkProps, Link } from "./components/link.js";

const require = createRequire(import.meta.url);

/** Code in a page that cannot work on a static page. `error` has the line; its stack contains the caller only. */
export interface DeadCode {
  readonly what: string;
  readonly error: Error;
}

type Modules = Record<string, () => unknown>;
type Exports = Readonly<Record<string, unknown>>;

/**
 * Provides React to page code and the site's packages: the copy that renders the pages, because hooks and contexts work within one copy
 * only. Changes are made in separate objects; the module stays unchanged for other users.
 */
export function reactModules(dead: (deadCode: DeadCode) => void): Modules {
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

/**
 * A static page cannot replace a fallback later, and React's static renderer would silently publish the fallback, even for an error. So a
 * boundary is transparent: if something inside it suspends or throws, the page fails.
 */
function provideReact(react: Exports, dead: (deadCode: DeadCode) => void): Exports {
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
function provideRuntime(runtime: Exports, dead: (deadCode: DeadCode) => void): Exports {
  const checks = new Map<unknown, (props: never) => void>([
    [Image, checkImageProps],
    [Link, checkLinkProps],
    [LegalText, checkDocument],
    [ContentText, checkDocument],
  ]);
  /** Components whose result was checked, and children: a component may pass its own to another element. */
  const checked = new WeakSet<object>();
  const provide = (jsx: Jsx): Jsx => {
    const provided: Jsx = (type, props, key) => {
      const { children } = props;
      if (showsZero(children) && !checked.has(children)) {
        dead({ what: "0", error: callerOf(provided) });
        checked.add(children);
      }
      if (typeof type === "string") {
        for (const name in props) {
          if (name.startsWith("on") && typeof props[name] === "function")
            dead({ what: `${name} of <${type}>`, error: callerOf(provided) });
          else checkAttribute(type, name, props[name]);
          const value = name === "className" ? props[name] : undefined;
          const [printed] = typeof value === "string" ? (printedClass.exec(value) ?? []) : [];
          if (printed !== undefined) dead({ what: `class ${printed}`, error: callerOf(provided) });
        }
        if (type === "img" && "src" in props && props.src === undefined)
          dead({ what: "<img> without a src", error: callerOf(provided) });
      } else if (typeof type === "function") {
        checks.get(type)?.(props as never);
        if (!checked.has(type)) checkReturns(type);
        checked.add(type);
      } else checkType(type);
      return jsx(type, props, key);
    };
    return provided;
  };
  return { ...runtime, jsx: provide(runtime.jsx as Jsx), jsxs: provide(runtime.jsxs as Jsx) };
}

/** Whether a 0 is next to elements only: {list.length && <p>…</p>} shows it, where a number makes no sense. */
const showsZero = (children: unknown): children is unknown[] =>
  Array.isArray(children) &&
  children.includes(0) &&
  children.some((child) => typeof child === "object" && child !== null) &&
  children.every((child) => child === 0 || !/^(?:string|number)$/.test(typeof child));

/** What a template puts into a class for a condition that is not met. */
const printedClass = /(?<!\S)(?:undefined|false|null|NaN)(?!\S)/;

/** Attributes with a special meaning in React. Custom elements may take objects, and `data-` attributes any value. */
const notText = /^(children|style|dangerouslySetInnerHTML|ref|key|suppress.*|data-.*)$/;

/**
 * An object instead of a text, such as a store instead of its URL, would be published as `[object Object]`. React would replace the code
 * of a `javascript:` URL.
 */
function checkAttribute(tag: string, name: string, value: unknown): void {
  if (typeof value === "string" && value.startsWith("javascript:"))
    throw new Error(
      `${name} of <${tag}> is code, which the page's policy blocks: write a <button>, and put its code into a .client.ts file`,
    );
  if (typeof value !== "object" || value === null || notText.test(name) || tag.includes("-")) return;
  if (name === "className" && Array.isArray(value))
    throw new Error(`className of <${tag}> is a list: write {list.filter(Boolean).join(" ")}, or use clsx`);
  if (typeof value.toString === "function" && value.toString !== Object.prototype.toString) return;
  throw new Error(
    `${name} of <${tag}> is an object instead of a string: use one of its keys, such as .href or .name`,
  );
}

/** Without a `return`, React silently renders nothing. The bundler has removed the JSX, because nothing uses it. */
export function returnsNothing(component: unknown): boolean {
  const code = String(component);
  const isClass = (component as { prototype?: { isReactComponent?: object } }).prototype?.isReactComponent;
  return !isClass && code.endsWith("}") && !/^class\b|\breturn\b|\bthrow\b|\[native code\]/.test(code);
}

export function checkReturns(component: { readonly name: string }): void {
  if (returnsNothing(component))
    throw new Error(`${component.name || "a component"} returns nothing: write return before its JSX`);
}

/** Reports a type that is neither a component nor one of React's: most likely a wrong import. */
function checkType(type: unknown): void {
  if (typeof type === "symbol" || (typeof type === "object" && type !== null && "$$typeof" in type)) return;
  if (typeof type === "object" && type !== null && "href" in type)
    throw new Error(
      `an imported file is used as a component; show it with <img src={image.href} alt="…">, or write the SVG into a component`,
    );
  if (type === undefined)
    throw new Error(
      "a component is undefined; look at its import: is it exported under that name, or as the default?",
    );
  throw new Error(`${type === null ? "null" : typeof type} is used as a component`);
}

/** An error whose stack contains only the line that called `callee`. */
function callerOf(callee: unknown): Error {
  const error = new Error("dead code");
  Error.captureStackTrace(error, callee as (...args: never) => unknown);
  error.stack = error.stack?.split("\n").slice(0, 2).join("\n") ?? "";
  return error;
}
