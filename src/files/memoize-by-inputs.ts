/** Makes something of objects, or gives what it made of the very same ones the last time, by the first of them. */
export type MemoizeByInputs<Value> = (of: readonly [object, ...unknown[]], make: () => Value) => Value;

/** For repeated work: identical objects show others that nothing has changed. */
export function memoizeByInputs<Value>(): MemoizeByInputs<Value> {
  const memo = new WeakMap<object, { readonly of: readonly unknown[]; readonly value: Value }>();
  return (of, make) => {
    const [first] = of;
    const before = memo.get(first);
    if (before?.of.every((one, index) => one === of[index])) return before.value;
    const value = make();
    memo.set(first, { of, value });
    return value;
  };
}
