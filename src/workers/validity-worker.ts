import { parentPort } from "node:worker_threads";
import { HtmlValidate, StaticConfigLoader } from "html-validate/browser";
import type { ValidityFlaw } from "../prove/validity-flaw.js";
import { validitySettings } from "../prove/validity-settings.js";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: [...validitySettings.extends],
    elements: [...validitySettings.elements],
    rules: validitySettings.rules,
  }),
);

// The first page takes many times longer than the next, because html-validate creates its tables then.
const ready = validator.validateString(
  '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>',
);

parentPort?.on("message", async (html: string) => {
  await ready;
  const { results } = await validator.validateString(html).catch((thrown: unknown) => {
    // It recurses with the depth of the page; a rule reports pages that are too deep.
    if (thrown instanceof RangeError) return { results: [] };
    throw thrown;
  });
  const flaws: ValidityFlaw[] = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({ rule: ruleId, message, selector: selector ?? "" }));
  parentPort?.postMessage(flaws);
});
