import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { reasonOf } from "./system-error.js";

test("system errors are described", () => {
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

test("what is rare is reported as Node does", () => {
  expect(reasonOf(Object.assign(new Error("EXDEV: of another disk"), { code: "EXDEV" }))).toBe(
    "EXDEV: of another disk",
  );
  expect(reasonOf(new Error("no code"))).toBe("no code");
});
