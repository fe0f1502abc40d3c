import { expect, onTestFinished, test } from "vitest";
import { effects } from "./effects.js";
import { startSteps } from "./start-steps.js";

test("no clock is asked when a thread's worth is reckoned, while the site's code is followed", () => {
  const own = Object.getOwnPropertyDescriptor(performance, "nodeTiming");
  onTestFinished(() => {
    if (own) Object.defineProperty(performance, "nodeTiming", own);
    else Reflect.deleteProperty(performance, "nodeTiming");
  });
  Object.defineProperty(performance, "nodeTiming", {
    configurable: true,
    get: () => {
      throw new Error("it was asked");
    },
  });
  expect(effects.machine.startMs()).toBeGreaterThan(0);
  expect(startSteps().map(({ step }) => step)).toEqual(["bare Node", "handbill"]);
});
