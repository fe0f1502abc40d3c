type Getters<State, Late> = { readonly [Key in keyof Late]: (state: State) => Late[Key] };

const state = Symbol("state");

/**
 * Gives what adds keys to an object that make their values when they are asked for, of what each object has beside. The functions are
 * those of all objects: of one with functions of its own V8 makes a kind of its own, which holds all that they know until the
 * next full collection.
 */
export function lazyGetters<State, Late extends object>(
  getters: Getters<State, Late>,
): <Rest extends object>(rest: Rest, own: State) => Rest & Late {
  const descriptors: PropertyDescriptorMap = {};
  for (const key of Object.keys(getters) as (keyof Late & string)[]) {
    const make = getters[key];
    const get = function (this: { readonly [state]: State }) {
      return make(this[state]);
    };
    descriptors[key] = { enumerable: true, configurable: true, get };
  }
  return <Rest extends object>(rest: Rest, own: State) =>
    Object.defineProperties(Object.defineProperty(rest, state, { value: own }), descriptors) as Rest & Late;
}
