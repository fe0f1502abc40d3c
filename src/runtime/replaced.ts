/** Properties of objects that all code shares, replaced for a while. */
export class Replaced {
  readonly #own: {
    readonly owner: object;
    readonly name: PropertyKey;
    readonly own: PropertyDescriptor | undefined;
    readonly put: PropertyDescriptor;
  }[] = [];

  /** Puts another value in the place of a property's, made of the one that was there. Nothing is done where it cannot be. */
  value<Value>(owner: object, name: PropertyKey, make: (own: Value) => unknown): void {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own && "value" in own) this.#define(owner, name, { ...own, value: make(own.value as Value) });
  }

  /** Lets a property's value pass, and tells each time that somebody asks for it. */
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

  /** Puts another getter in the place of a property's. */
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

  /** A replacement that others have installed since stays. */
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
