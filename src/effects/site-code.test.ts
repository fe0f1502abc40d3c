import { expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import type { Bundle } from "../model/code/bundle.js";
import { SiteCode } from "./site-code.js";

const bundle = (code: string) => ({ code }) as unknown as Bundle;

function codeWith(changed: readonly { name: string; keys: readonly string[] }[] = []) {
  const provided: unknown[] = [];
  const effects = {
    evaluate: ({ code }: Bundle, modules: object) => ({ ran: code, modules }),
    whileProviding: <T>(modules: object, run: () => T) => {
      provided.push(modules);
      return run();
    },
    restoreBuiltins: () => changed,
  };
  const placeIn = (thrown: unknown, { code }: Bundle) =>
    thrown === code ? { file: `pages/${code}.tsx` } : {};
  return { code: new SiteCode(effects, placeIn), provided };
}

test("later calls get the modules of the last bundle", () => {
  const { code, provided } = codeWith();
  const modules = { react: () => 1 };
  expect(code.within(() => "early")).toBe("early");
  expect(code.run(bundle("a"), modules)).toEqual({ ran: "a", modules });
  expect(code.within(() => "late")).toBe("late");
  expect(provided).toEqual([{}, modules]);
});

test("the place of a thrown error is searched in its own bundle", () => {
  const { code } = codeWith();
  expect(code.placeOf("a")).toEqual({});
  code.run(bundle("a"), {});
  code.run(bundle("b"), {});
  expect([code.placeOf("a"), code.placeOf("b"), code.placeOf("c")]).toEqual([
    { file: "pages/a.tsx" },
    { file: "pages/b.tsx" },
    {},
  ]);
});

test("changed builtins are reported, with the file if it is known", () => {
  const { log } = collect();
  const { code } = codeWith([{ name: "Object.prototype", keys: ["a", "b"] }]);
  code.reportChangedBuiltins("pages/a.tsx", log);
  code.reportChangedBuiltins(undefined, log);
  expect(log.sorted().map(({ code: name, args, place }) => [name, args, place])).toEqual([
    ["run/changed-builtin", { name: "Object.prototype", keys: "a, b" }, {}],
    ["run/changed-builtin", { name: "Object.prototype", keys: "a, b" }, { file: "pages/a.tsx" }],
  ]);
});
