import { deserialize } from "node:v8";

/** Results that V8 has written together. */
export interface Group {
  readonly keys: readonly string[];
  readonly bytes: Uint8Array;
}

/**
 * Finds results in groups, each of which is read as a whole. Most ask for one after the other, so that one group is held. Where
 * somebody comes back to many, such as pages that are in another order than they were, all are held from then on: each result
 * would be read with all of its group, sixty times as much as there is.
 */
export function groupReader(): (group: Group, key: string) => unknown {
  const held = new Map<Group, ReadonlyMap<string, unknown>>();
  const known = new Set<Group>();
  let returns = 0;
  return (group, key) => {
    const results = held.get(group) ?? readGroup(group);
    if (!held.has(group)) {
      if (known.has(group)) returns++;
      known.add(group);
      if (returns <= known.size) held.clear();
      held.set(group, results);
    }
    return results.get(key);
  };
}

function readGroup({ keys, bytes }: Group): ReadonlyMap<string, unknown> {
  const results = deserialize(bytes) as readonly unknown[];
  return new Map(keys.map((key, place) => [key, results[place]]));
}
