import { expect, test } from "vitest";
import { mapAgain } from "./map-again.js";

test("of what is the very same as before the very same is made, also where others came or went", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => ({ name }));
  if (!a || !b || !c || !d) throw new Error("they are there");
  const again = mapAgain<{ name: string }, { of: string }>();
  const seen = new Map<object, object>();
  const put = (...list: { name: string }[]) => {
    const anew: string[] = [];
    const made = again(list, (one) => {
      anew.push(one.name);
      const of = { of: one.name };
      seen.set(one, of);
      return of;
    });
    expect(made).toEqual(list.map(({ name }) => ({ of: name })));
    expect(made.every((one, at) => one === seen.get(list[at] as object))).toBe(true);
    return { made, anew: anew.join("") };
  };
  const first = put(a, b, c);
  expect(first.anew).toBe("abc");
  expect(put(a, b, c).made).toBe(first.made);
  expect(put(a, { name: "B" }, c).anew).toBe("B");
  expect(put(a, b, c).anew).toBe("b");
  expect(put(a, d, b, c).anew).toBe("d");
  expect(put(d, b, c).anew).toBe("");
  expect(put(c).anew).toBe("");
  expect(put().made).toEqual([]);
  expect(put(a, b).anew).toBe("ab");
});
