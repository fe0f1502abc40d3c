import { expect, test } from "vitest";
import { hostOf } from "./hosts.js";

test.each(["nginx", "caddy"] as const)("characters of variables are escaped in a redirect of %s", (name) => {
  const redirects = [{ from: "/old", to: "/new?price=$host{uri}", status: 301 }] as const;
  const files = hostOf(name).configuration?.write({
    ...{ headers: [], redirects, phones: [], base: "/app/", outDir: "dist", name: "app" },
  });
  expect(files?.[0]?.text).toContain('"/app/new?price=%24host%7Buri%7D"');
});
