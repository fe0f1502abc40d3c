/** Temporarily replaces properties of objects that all code shares. */
export class Replaced {
  readonly #own: {
    readonly owner: object;
    readonly name: PropertyKey;
    readonly own: PropertyDescriptor | undefined;
    readonly put: PropertyDescriptor;
  }[] = [];

  /** Replaces the value of a property with one made from it. Does nothing if that is impossible. */
  value<Value>(owner: object, name: PropertyKey, make: (own: Value) => unknown): void {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own && "value" in own) this.#define(owner, name, { ...own, value: make(own.value as Value) });
  }

  /** Reports each read of a property, which keeps its value. */
  asked(owner: object, name: PropertyKey, tell: () => void): void {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (!own) return;
    this.#define(owner, name, {
      configurable: true,
      enumerable: own.enumerable ?? false,
      get(this: unknown) {
        tell();
        return own.get ? (Reflect.apply(own.get, this, []) as unknown) : (own.value as unknown);
      },
      set: (value: unknown) => {
        Object.defineProperty(owner, name, { ...own, value });
      },
    });
  }

  /** Replaces the getter of a property. */
  getter(owner: object, name: PropertyKey, get: (this: unknown) => unknown): void {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own) this.#define(owner, name, { configurable: true, enumerable: own.enumerable ?? false, get });
  }

  /** Passes calls of a function through, and reports the receiver and arguments of each. */
  passing(owner: object, name: PropertyKey, tell: (self: unknown, args: readonly unknown[]) => void): void {
    this.value(owner, name, (own) =>
      typeof own === "function"
        ? new Proxy(own, {
            apply: (target, self, args: unknown[]) => {
              tell(self, args);
              return Reflect.apply(target, self, args) as unknown;
            },
          })
        : own,
    );
  }

  /** Passes calls of functions through, and reports each with the function's name. */
  called(owner: object, names: readonly string[], tell: (name: string) => void): void {
    for (const name of names) {
      this.value(owner, name, (own) =>
        typeof own === "function"
          ? new Proxy(own, {
              apply: (target, self, args) => {
                tell(name);
                return Reflect.apply(target, self, args) as unknown;
              },
              construct: (target, args, as) => {
                tell(name);
                return Reflect.construct(target, args, as) as object;
              },
            })
          : own,
      );
    }
  }

  /** Restores the originals, except for replacements that other code has installed since. */
  giveBack(): void {
    for (const { owner, name, own, put } of this.#own.splice(0).reverse()) {
      const now = Object.getOwnPropertyDescriptor(owner, name);
      if (now?.value !== put.value || now?.get !== put.get) continue;
      if (own) Object.defineProperty(owner, name, own);
      else Reflect.deleteProperty(owner, name);
    }
  }

  #define(owner: object, name: PropertyKey, descriptor: PropertyDescriptor): void {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own?.configurable === false && own.writable !== true) return;
    Object.defineProperty(owner, name, descriptor);
    this.#own.push({ owner, name, own, put: descriptor });
  }
}
