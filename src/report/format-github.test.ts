import { expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import { formatGithub } from "./format-github.js";

test("an annotation has file, line and column, and escapes special characters", () => {
  const { log } = collect();
  const place = { file: "pages/a,b.tsx", line: 3, column: 5, page: "/a" };
  log.add("plan/paths-threw", { error: "100%\nwrong: all" }, place);
  expect(formatGithub(log.sorted(), "site/")).toBe(
    "::error file=site/pages/a%2Cb.tsx,line=3,col=5,title=plan/paths-threw on /a::paths threw an error: 100%25%0Awrong: all\n",
  );
});
