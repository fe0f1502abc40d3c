import { setTimeout as sleep } from "node:timers/promises";
import type { CheckEffects } from "../build/check.js";
import { areReadsUnchanged, stampReads } from "../cache/stamp-reads.js";
import { packageStamps } from "../code/package-stamps.js";
import { runCode } from "../code/run/run-code.js";
import { readRecord } from "../config/read-record.js";
import { readSource } from "../files/plain-file.js";
import { readSamples } from "../files/read-samples.js";
import { imageEncoder } from "../media/encoder-versions.js";
import { takumiVersion } from "../media/load-takumi.js";
import { commitTree } from "../output/commit-tree.js";
import { formatOwner } from "../output/lock-owner.js";
import { outputFolder } from "../output/output-folder.js";
import type { LockOptions } from "../output/output-lock.js";
import { prepareOutput } from "../output/prepare-output.js";
import { elapsed } from "../runtime/own-clock.js";
import { startThread } from "../runtime/threads-of.js";
import { timeLimit } from "../runtime/time-limit.js";
import { removeLeftovers } from "../scaffold/replace-file.js";
import { writeRecord } from "./commands/write-record.js";
import { isOnCi } from "./past-builds/environment.js";
import { openProjectStore } from "./past-builds/past-builds.js";

const lockOptionsOf = (onWait: (owner: string) => void): LockOptions => ({
  onWait: (owner) => onWait(owner ? formatOwner(owner) : "an unknown process"),
});

export const effects: CheckEffects = {
  read: {
    // The bundler and the schema are slow to load, and checking a published folder does not need them.
    project: async (...args) => (await import("../read/read-project.js")).readProject(...args),
    folder: async (...args) => (await import("../files/read-folder.js")).readFolder(...args),
    record: readRecord,
    source: readSource,
    samples: readSamples,
  },
  code: runCode,
  openStore: openProjectStore,
  loadRuntime: async () => (await import("../site-runtime.js")).loadSiteRuntime(),
  encode: {
    media: async (requests, ...rest) =>
      Object.values(requests).some(({ length }) => length > 0)
        ? (await import("../media/encode-media.js")).encodeMedia(requests, ...rest)
        : [],
    imageEncoder,
    cardEngine: takumiVersion,
  },
  commit: {
    prepare: (outDir, { root, onWait, log }) => {
      removeLeftovers(root);
      return prepareOutput(outputFolder(outDir), { root, lockOptions: lockOptionsOf(onWait), log });
    },
    write: (tree, outDir, { onWait, ...options }) =>
      commitTree(tree, outputFolder(outDir), {
        ...options,
        // A machine for CI ends with its build. macOS takes tens of milliseconds for each file.
        isSynced: !isOnCi() && process.platform !== "darwin",
        lockOptions: lockOptionsOf(onWait),
      }),
    record: writeRecord,
  },
  startThread,
  development: {
    packageStamps,
    stampReads: (reads) => stampReads(reads, { outDir: "", variables: process.env }),
    areUnchanged: (stamps) => areReadsUnchanged(stamps, { outDir: "", variables: process.env }),
  },
  clock: { now: Date.now, elapsed, sleep: (ms) => sleep(ms) },
  limit: timeLimit,
  loadRequest: async (privateAddresses) =>
    (await import("../network/outbound/guard-request.js")).loadRequest(privateAddresses),
  readApp: async (...args) => (await import("../scaffold/app/read-app-project.js")).readAppProject(...args),
  audit: async (tree, context, log) => {
    const { env, platform } = process;
    const { auditTree } = await import("../browse/audit-tree.js");
    return await auditTree(tree, { ...context, env, platform }, log);
  },
};
