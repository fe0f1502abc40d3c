import { expect, onTestFinished, test } from "vitest";
import "../effects.js";
import { startSteps } from "./start-steps.js";

test("no clock is asked for the steps before a build while the site's code is followed", () => {
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
  expect(startSteps().map(({ step }) => step)).toEqual(["bare Node", "handbill"]);
});
