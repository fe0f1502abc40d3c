import { expect, onTestFinished, test } from "vitest";
import { serveFiles } from "./serve-files.js";

test("a file is served at its path, and every other URL gets a response, even a malformed one", async () => {
  const bytes = new TextEncoder().encode("hello");
  const files = new Map(
    ["index.html", "a b.txt"].map((outputFile) => [outputFile, { outputFile, bytes, from: "x" }]),
  );
  const { origin, close } = await serveFiles(files, "/base/");
  onTestFinished(close);
  const statuses = await Promise.all(
    ["/base/", "/base/a%20b.txt", "/base/100%.png", "/%E0%A4%A", "/base/%00", "/other"].map(
      async (path) => (await fetch(origin + path)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404]);
});
