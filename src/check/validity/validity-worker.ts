import { parentPort } from "node:worker_threads";
import { HtmlValidate, StaticConfigLoader } from "html-validate/browser";
import type { ValidityFlaw } from "./validity-flaw.js";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard"],
    elements: ["html5"],
    // Rules of handbill's own say these, with the place in the source.
    rules: { "no-dup-id": "off", "no-missing-references": "off" },
  }),
);

// The first page takes many times longer than the next: html-validate makes its tables then.
const ready = validator.validateString(
  '<!doctype html><html lang="en"><head><title>x</title></head><body></body></html>',
);

parentPort?.on("message", async (html: string) => {
  await ready;
  const { results } = await validator.validateString(html);
  const flaws: ValidityFlaw[] = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => ({ rule: ruleId, message, selector: selector ?? "" }));
  parentPort?.postMessage(flaws);
});
