import { expect, test, vi } from "vitest";
import { collect } from "../../test/support/example.js";
import type { SiteCode } from "../effects/site-code.js";
import { checkData, runLoad } from "./run-load.js";

test("a load or schema that never ends is aborted, also by its signal", async () => {
  vi.useFakeTimers();
  try {
    const { log, found } = collect();
    let signal: AbortSignal | undefined;
    const load = (context: { readonly signal: AbortSignal }) => {
      signal = context.signal;
      return new Promise(() => {});
    };
    const code = { within: <T>(run: () => T) => run(), placeOf: () => ({}) } as unknown as SiteCode;
    const source = { key: "x", maxAgeMs: undefined, schema: undefined, load };
    const place = { file: "pages/x.tsx" };
    const running = runLoad(source, { code, context: {} as never, needs: "x", place, cachedAt: 0, log });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await running).toBe(undefined);
    expect(signal?.aborted).toBe(true);
    expect(found().join()).toContain("data/failed");
    const schema = { "~standard": { version: 1, vendor: "x", validate: () => new Promise<never>(() => {}) } };
    const checking = checkData(1, { schema } as never, { code, needs: "x", place, log });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await checking).toBe(undefined);
    expect(found()).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
