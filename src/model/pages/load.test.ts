import * as v from "valibot";
import { expect, expectTypeOf, test } from "vitest";
import type { PageProps, Paths } from "../project.js";
import { defineLoad } from "./load.js";

test("data has the type that load returns, or that its schema gives", () => {
  const plain = async () => [{ id: 1 }];
  const cached = defineLoad({ maxAge: "6h", load: async () => ({ stars: 5 }) });
  const checked = defineLoad({ schema: v.object({ at: v.pipe(v.string(), v.toDate()) }), load: () => ({}) });
  expectTypeOf<PageProps<typeof plain>["data"]>().toEqualTypeOf<{ id: number }[]>();
  expectTypeOf<PageProps<typeof cached>["data"]>().toEqualTypeOf<{ stars: number }>();
  expectTypeOf<PageProps<typeof checked>["data"]>().toEqualTypeOf<{ at: Date }>();
  expectTypeOf<PageProps["data"]>().toEqualTypeOf<undefined>();
  expectTypeOf<Parameters<Paths<typeof cached>>[0]["data"]>().toEqualTypeOf<{ stars: number }>();
  // @ts-expect-error a unit that there is not
  expect(defineLoad({ maxAge: "6 hours", load: () => 1 }).maxAge).toBe("6 hours");
});
