import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { validitySettings } from "./validity-settings.js";

const page = '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>';
const validate = (rules: object) =>
  new HtmlValidate(
    new StaticConfigLoader({
      extends: [...validitySettings.extends],
      elements: [...validitySettings.elements],
      rules: { ...rules },
    }),
  ).validateString(page);

// The compiled version does not validate its settings.
test("html-validate takes the settings, and would say so if it did not", async () => {
  expect((await validate(validitySettings.rules)).valid).toBe(true);
  await expect(validate({ "no-dup-id": "of" })).rejects.toThrow();
});
