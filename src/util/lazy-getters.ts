type Getters<State, Added> = { readonly [Key in keyof Added]: (state: State) => Added[Key] };

const state = Symbol("state");

/**
 * Gives what adds keys to an object that make their values when they are asked for, of what each object has beside. The functions are
 * those of all objects: of one with functions of its own V8 makes a kind of its own, which holds all that they know until the
 * next full collection.
 */
export function lazyGetters<State, Added extends object>(
  getters: Getters<State, Added>,
): <Rest extends object>(rest: Rest, own: State) => Rest & Added {
  const descriptors: PropertyDescriptorMap = {};
  for (const key of Object.keys(getters) as (keyof Added & string)[]) {
    const make = getters[key];
    const get = function (this: { readonly [state]: State }) {
      return make(this[state]);
    };
    descriptors[key] = { enumerable: true, configurable: true, get };
  }
  return <Rest extends object>(rest: Rest, own: State) =>
    Object.defineProperties(Object.defineProperty(rest, state, { value: own }), descriptors) as Rest & Added;
}
