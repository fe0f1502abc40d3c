import { setImmediate as yieldToEvents } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startServer } from "./server.js";

test("a server uses the next free port, without a warning, with many ports in use", async () => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => void warnings.push(warning);
  process.on("warning", onWarning);
  onTestFinished(() => void process.off("warning", onWarning));
  const ports: number[] = [];
  for (let started = 0; started < 13; started++) {
    const port = ports[0] ?? 0;
    const server = await startServer({ host: "127.0.0.1", port, answer: async () => undefined });
    onTestFinished(server.close);
    ports.push(server.port);
  }
  await yieldToEvents();
  expect(new Set(ports).size).toBe(13);
  expect(warnings).toEqual([]);
});
