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

test.each(["EPERM", "EACCES", "EBUSY"])("%s is retried, because it can be temporary", async (code) => {
  const { work, tried } = failing(2, code);
  await tryAgain(work, [1, 1, 1]);
  expect(tried()).toBe(3);
});

test("retries are limited, and the last error is thrown", async () => {
  const { work, tried } = failing(9, "EPERM");
  await expect(tryAgain(work, [1, 1])).rejects.toThrow("EPERM");
  expect(tried()).toBe(3);
});

test("a permanent error is thrown at once", async () => {
  const { work, tried } = failing(1, "ENOENT");
  await expect(tryAgain(work, [1, 1])).rejects.toThrow("ENOENT");
  expect(tried()).toBe(1);
});
