import { expect, test } from "vitest";
import { restartedArgv } from "./restart.js";

test("a restarted command has the same arguments, except the port and the browser", () => {
  expect(restartedArgv(["watch", "--port", "0", "--open", "--root", "x"], 4321)).toEqual([
    "watch",
    "--root",
    "x",
    "--port",
    "4321",
  ]);
  expect(restartedArgv(["watch", "--port=0"], 1)).toEqual(["watch", "--port", "1"]);
});
