type Getters<State, Added> = { readonly [Key in keyof Added]: (state: State) => Added[Key] };

const state = Symbol("state");

/**
 * Returns a function that adds lazy keys to an object, computed on access from the object's state. All objects share the functions:
 * with functions of its own, an object would get its own hidden class in V8, which keeps its data until the next full garbage collection.
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
