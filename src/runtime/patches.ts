/** Temporary patches to properties of global objects and of Node's modules. */
export class Patches {
  readonly #patched: {
    readonly owner: object;
    readonly name: PropertyKey;
    readonly own: PropertyDescriptor;
    readonly patch: PropertyDescriptor;
  }[] = [];

  /** Replaces a property's value by one that is made from it. Does nothing if the property cannot be changed. */
  value<Value>(owner: object, name: PropertyKey, make: (own: Value) => unknown): void {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own && "value" in own) this.#define(owner, name, { ...own, value: make(own.value as Value) });
  }

  /** Calls back whenever a property's value is read. */
  onGet(owner: object, name: PropertyKey, notify: () => void): void {
    this.getter(owner, name, (get) => {
      notify();
      return get();
    });
  }

  /** Replaces a property's getter; `get` receives the previous one. */
  getter(owner: object, name: PropertyKey, get: (own: () => unknown) => unknown): void {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (!own) return;
    this.#define(owner, name, {
      configurable: true,
      enumerable: own.enumerable ?? false,
      get(this: unknown) {
        return get(() => (own.get ? (Reflect.apply(own.get, this, []) as unknown) : (own.value as unknown)));
      },
      set: (value: unknown) => {
        Object.defineProperty(owner, name, { ...own, value });
      },
    });
  }

  /** Calls back on each call of the named functions of an object, with the name, the receiver and the arguments. */
  onCall(
    owner: object,
    names: readonly PropertyKey[],
    notify: (name: string, self: unknown, args: readonly unknown[]) => void,
  ): void {
    for (const name of names) {
      this.value(owner, name, (own) =>
        typeof own === "function"
          ? new Proxy(own, {
              apply: (target, self, args: unknown[]) => {
                notify(String(name), self, args);
                return Reflect.apply(target, self, args) as unknown;
              },
              construct: (target, args, as) => {
                notify(String(name), undefined, args);
                return Reflect.construct(target, args, as) as object;
              },
            })
          : own,
      );
    }
  }

  /** Undoes all patches, except those that other code has replaced since. */
  restore(): void {
    for (const { owner, name, own, patch } of this.#patched.splice(0).reverse()) {
      const now = Object.getOwnPropertyDescriptor(owner, name);
      if (now?.value === patch.value && now?.get === patch.get) Object.defineProperty(owner, name, own);
    }
  }

  #define(owner: object, name: PropertyKey, patch: PropertyDescriptor): void {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (!own || (own.configurable === false && own.writable !== true)) return;
    Object.defineProperty(owner, name, patch);
    this.#patched.push({ owner, name, own, patch });
  }
}
