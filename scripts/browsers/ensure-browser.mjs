#!/usr/bin/env node
// Provides the tests with browsers that start, and installs missing ones, so that `npm test` works on a new machine.
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installWithApt, listUnpacked, unpackWithApt } from "./apt.mjs";
import { chromium, headlessShell } from "./chromium.mjs";
import { firefox } from "./firefox.mjs";
import { formatFailure, isExecutable } from "./programs.mjs";
import { webkit } from "./webkit.mjs";

/**
 * @returns {Promise<string>} the absolute path of a Chromium that has just rendered a page
 * @throws {Error} with a message of one paragraph: what was tried and what to do
 */
export async function ensureBrowser() {
  // It is faster, but optional; the variable can name another one.
  const shell = process.env[chromium.variable]
    ? undefined
    : await ensure(headlessShell).catch(() => undefined);
  return shell ?? ensure(chromium);
}

/**
 * @returns {Promise<string>} the absolute path of a Firefox that has just started for a test
 * @throws {Error} with a message of one paragraph: what was tried and what to do
 */
export function ensureFirefox() {
  return ensure(firefox);
}

/**
 * @returns {Promise<string>} the absolute path of a driver that has just opened a WebKit
 * @throws {Error} with a message of one paragraph: what was tried and what to do
 */
export function ensureWebkit() {
  return ensure(webkit);
}

async function ensure(browser) {
  const chosen = process.env[browser.variable];
  const failures = [];
  const sources = chosen
    ? [async () => [chosen]]
    : [
        findInstalled,
        installWithApt,
        ...(browser.unpackable === false ? [] : [unpackWithApt]),
        ...(browser.download ? [browser.download] : []),
      ];
  for (const source of sources) {
    try {
      for (const executable of await source(browser)) {
        const failure = await browser.findStartFailure(executable);
        if (!failure) return executable;
        failures.push(`${executable} did not start (${failure})`);
      }
    } catch (error) {
      failures.push(`${source.name}: ${formatFailure(error)}`);
    }
  }
  const advice = chosen
    ? `${browser.variable} names no ${browser.kind} that starts: set it to the executable of one, or unset it to have one found or installed.`
    : `No ${browser.name} starts on this machine and none could be installed: install ${browser.choice}, or set ${browser.variable} to the executable of one.`;
  throw new Error(`${advice} What was tried: ${failures.join("; ")}.`);
}

/** @returns {Promise<string[]>} the executables in the usual places, most likely first */
async function findInstalled(browser) {
  const candidates = [
    ...browser.listUsualPlaces(),
    ...(browser.unpackable === false ? [] : await listUnpacked(browser)),
    ...((await browser.listDownloaded?.()) ?? []),
  ];
  const executable = await Promise.all(candidates.map(isExecutable));
  return [...new Set(candidates.filter((_, index) => executable[index]))];
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    const chosen = { "--firefox": ensureFirefox, "--webkit": ensureWebkit };
    const path = await (chosen[process.argv[2]] ?? ensureBrowser)();
    process.stdout.write(`${path}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
