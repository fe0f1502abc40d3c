import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { reasonOf } from "./system-error.js";

test("common system errors have a description", () => {
  const thrownBy = (read: () => unknown) => {
    try {
      return read();
    } catch (error) {
      return error;
    }
  };
  expect(reasonOf(thrownBy(() => readFileSync("/not/there")))).toBe("there is no such file or folder");
  expect(reasonOf(thrownBy(() => readFileSync("/")))).toBe("it is a folder");
  expect(reasonOf(thrownBy(() => readFileSync(`${import.meta.filename}/a`)))).toBe(
    "part of the path is a file, not a folder",
  );
});

test("rare errors keep Node's message", () => {
  expect(reasonOf(Object.assign(new Error("EXDEV: of another disk"), { code: "EXDEV" }))).toBe(
    "EXDEV: of another disk",
  );
  expect(reasonOf(new Error("no code"))).toBe("no code");
});
