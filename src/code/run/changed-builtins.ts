import type { ChangedBuiltin } from "../../effects/site-code.js";

const shared: readonly (readonly [string, object])[] = [
  ["Object.prototype", Object.prototype],
  ["Array.prototype", Array.prototype],
];

/** Takes away what was added so that every loop over keys meets it, and tells what it was. */
export function restoreBuiltins(): ChangedBuiltin[] {
  return shared.flatMap(([name, object]) => {
    const keys = Object.keys(object);
    for (const key of keys) Reflect.deleteProperty(object, key);
    return keys.length === 0 ? [] : [{ name, keys }];
  });
}
