import packageJson from "html-validate/package.json" with { type: "json" };

export const validitySettings = {
  extends: ["html-validate:standard"],
  elements: ["html5"],
  // Rules of handbill's own say these, with the place in the source.
  rules: { "no-dup-id": "off", "no-missing-references": "off" },
} as const;

/** What a verdict on a page depends on beside the page: the version that is bundled, and its rules. */
export const validityKey = [packageJson.version, JSON.stringify(validitySettings)];
