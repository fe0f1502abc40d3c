import * as react from "react";
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";
import { type HooksPlace, renderPlain } from "../../src/render/plain/render-plain.js";

/** Where React keeps its hooks. */
export const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: place } =
  react as unknown as {
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
export function isPlain(tree: ReactNode): boolean {
  const plain = renderPlain(tree, place);
  if (plain !== undefined) expect(plain).toBe(byReact(tree));
  return plain !== undefined;
}

/** Components of many tests. */
export const Theme = createContext("light");
export const Themed = () => <i className={useContext(Theme)}>{use(Theme)}</i>;
export const Hooked = ({ step = 1 }: { step?: number }) => {
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
