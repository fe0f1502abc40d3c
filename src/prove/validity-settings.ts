import packageJson from "html-validate/package.json" with { type: "json" };

export const validitySettings = {
  extends: ["html-validate:standard"],
  elements: ["html5"],
  // handbill's own rules report these, with the place in the source.
  rules: { "no-dup-id": "off", "no-missing-references": "off" },
} as const;

/** The inputs of a verdict besides the page: the bundled version, and its rules. */
export const validityKey = [packageJson.version, JSON.stringify(validitySettings)];
