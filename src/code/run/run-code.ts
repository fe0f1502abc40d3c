import type { ChangedBuiltin, CodeEffects } from "../../effects/site-code.js";
import { evaluate } from "./evaluate.js";
import { whileProviding } from "./provide-modules.js";

export const runCode: CodeEffects = { evaluate, whileProviding, restoreBuiltins };

const shared: readonly (readonly [string, object])[] = [
  ["Object.prototype", Object.prototype],
  ["Array.prototype", Array.prototype],
];

/**
 * Removes enumerable keys that code added to the prototypes of objects and arrays, where every loop over keys would meet them; returns
 * them.
 */
export function restoreBuiltins(): ChangedBuiltin[] {
  return shared.flatMap(([name, object]) => {
    const keys = Object.keys(object);
    for (const key of keys) Reflect.deleteProperty(object, key);
    return keys.length === 0 ? [] : [{ name, keys }];
  });
}
