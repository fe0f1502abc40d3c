import { expect, test } from "vitest";
import { tryAgain } from "./commit-tree.js";

/** Fails `times` times, like Windows while another program has a file open. */
function failing(times: number, code: string) {
  let tries = 0;
  const work = () => {
    if (++tries <= times) throw Object.assign(new Error(code), { code });
  };
  return { work, tried: () => tries };
}

test.each(["EPERM", "EACCES", "EBUSY"])("%s passes: it is tried again", async (code) => {
  const { work, tried } = failing(2, code);
  await tryAgain(work, [1, 1, 1]);
  expect(tried()).toBe(3);
});

test("it is not tried for ever, and what the last try throws is thrown", async () => {
  const { work, tried } = failing(9, "EPERM");
  await expect(tryAgain(work, [1, 1])).rejects.toThrow("EPERM");
  expect(tried()).toBe(3);
});

test("what does not pass is thrown at once", async () => {
  const { work, tried } = failing(1, "ENOENT");
  await expect(tryAgain(work, [1, 1])).rejects.toThrow("ENOENT");
  expect(tried()).toBe(1);
});
