import { OnlyReact } from "./only-react.js";

export const contextType = Symbol.for("react.context");

const nothing = () => {};

/** A promise that is rejected is nobody else's fault: React waits for one of its own. Tells whether it is a promise. */
export function takeRejection(promise: unknown): boolean {
  const isPromise = typeof promise === "object" && promise !== null && "then" in promise;
  if (isPromise) void Promise.resolve(promise).catch(nothing);
  return isPromise;
}

/**
 * What React asks when a component calls a hook, for a tree that is rendered once and never again. Hooks whose answer depends
 * on where in the tree they are called, or on more than their arguments, are left to React.
 */
export class PlainHooks {
  readonly #contexts = new Map<object, unknown>();
  /** Why the tree is not plain, whatever the component that asked does with what is thrown. */
  left: OnlyReact | undefined;
  /** From when the tree is rendered, states that are set change nothing any more. */
  isOver = false;

  /** Gives a context a value while `run` does what is inside of its provider. */
  provide(context: object, value: unknown, run: () => void): void {
    const isNested = this.#contexts.has(context);
    const before = this.#contexts.get(context);
    this.#contexts.set(context, value);
    run();
    if (isNested) this.#contexts.set(context, before);
    else this.#contexts.delete(context);
  }

  leave(what: string): never {
    this.left = new OnlyReact(what);
    throw this.left;
  }

  useContext(context: object): unknown {
    return this.#valueOf(context);
  }

  use(usable: { readonly $$typeof?: unknown } | null): unknown {
    if (usable?.$$typeof === contextType) return this.#valueOf(usable);
    takeRejection(usable);
    return this.leave("what is waited for");
  }

  #valueOf(context: object): unknown {
    return this.#contexts.has(context)
      ? this.#contexts.get(context)
      : (context as { readonly _currentValue2: unknown })._currentValue2;
  }

  useState(initial: unknown): readonly unknown[] {
    return this.#kept(typeof initial === "function" ? initial() : initial);
  }

  useReducer(_: unknown, initial: unknown, make?: (initial: unknown) => unknown): readonly unknown[] {
    return this.#kept(make === undefined ? initial : make(initial));
  }

  #kept(state: unknown): readonly unknown[] {
    const set = () => (this.isOver ? undefined : this.leave("a state that is set while it is rendered"));
    return [state, set];
  }

  useDeferredValue(value: unknown, initial: unknown): unknown {
    return initial === undefined ? value : initial;
  }

  useSyncExternalStore(_subscribe: unknown, _get: unknown, getOnServer?: () => unknown): unknown {
    return getOnServer ? getOnServer() : this.leave("a store of browsers");
  }

  useCallback(callback: unknown): unknown {
    return callback;
  }

  useMemo(make: () => unknown): unknown {
    return make();
  }

  useMemoCache(size: number): unknown[] {
    return Array<unknown>(size).fill(Symbol.for("react.memo_cache_sentinel"));
  }

  useRef(current: unknown): { current: unknown } {
    return { current };
  }
}

const effects = [
  "useDebugValue",
  "useEffect",
  "useImperativeHandle",
  "useInsertionEffect",
  "useLayoutEffect",
] as const;
for (const name of effects) Object.assign(PlainHooks.prototype, { [name]: nothing });

const onlyReact = [
  "readContext",
  "useActionState",
  "useCacheRefresh",
  "useEffectEvent",
  "useFormState",
  "useHostTransitionStatus",
  "useId",
  "useOptimistic",
  "useTransition",
] as const;
for (const name of onlyReact)
  Object.assign(PlainHooks.prototype, {
    [name](this: PlainHooks) {
      return this.leave(name);
    },
  });
