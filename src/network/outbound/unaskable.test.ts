import { expect, test } from "vitest";
import { whyUnaskable } from "./unaskable.js";

test.each([
  ["https://user@a.dev/", "it holds a user's name"],
  ["https://:word@a.dev/", "it holds a user's name"],
  ["https://a.dev:6000/", "browsers do not open port 6000"],
  ["https://a.dev:10080/x", "browsers do not open port 10080"],
  ["https://a.dev/", undefined],
  ["https://a.dev:8443/user@x", undefined],
])("%s", (address, expected) => {
  expect(whyUnaskable(address)).toBe(expected);
});

test("fetch refuses each port that is refused here", async () => {
  for (const port of [1, 22, 989, 6000, 6697, 10080]) {
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      cause: { message: "bad port" },
    });
  }
});
