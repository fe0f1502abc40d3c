import { arch, platform } from "node:process";
import { serialize } from "node:v8";
import packageJson from "../../../package.json" with { type: "json" };
import type { CheckEffects } from "../../build/check.js";
import { digestInputs } from "../../cache/digest-inputs.js";
import { cacheVersions } from "../../cache/open-store.js";
import { compareInputs, type ReadShard, type ShardInputs } from "../../cache/shard-folder.js";
import { joinedMap, joinResults, ResultCollector } from "../../cache/shard-results.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Project } from "../../model/project.js";
import type { CachedDraft, CachedDrafts } from "../../render/cached-drafts.js";
import { hashOf } from "../../util/hash-of.js";
import { lib } from "../past-builds/past-builds.js";

interface ShardOptions {
  readonly base?: string | undefined;
  readonly host?: string | undefined;
  readonly today: string;
}

export class ShardCollector {
  readonly #options: ShardOptions;
  readonly #results = new ResultCollector();
  readonly drafts = new Map<string, CachedDraft>();
  /** The inputs of the shard, once the project has been read. */
  inputs: ShardInputs | undefined;

  constructor(options: ShardOptions) {
    this.#options = options;
  }

  effects(own: CheckEffects): CheckEffects {
    return {
      ...own,
      openStore: (...args) => this.#results.follow(own.openStore(...args)),
      read: {
        ...own.read,
        project: async (...args) => {
          const read = await own.read.project(...args);
          this.inputs = inputsOf(read.project, this.#options, own);
          return read;
        },
      },
    };
  }

  /** The files of the shard; without its pages if something else failed, which must be reported again. */
  list({ withPages }: { withPages: boolean }) {
    const files = new Map(this.#results.list());
    if (withPages && this.drafts.size > 0) files.set(draftsFile, serialize(this.drafts));
    return files;
  }
}

const draftsFile = "drafts";

/** The results that a build gets from shards made on other machines. */
export function joinShards(
  shards: readonly ReadShard[],
  options: ShardOptions,
  { own, diagnostics }: { own: CheckEffects; diagnostics: Diagnostics },
): { effects: CheckEffects; drafts: CachedDrafts } {
  const files = shards.map((shard) => shard.files);
  const effects: CheckEffects = {
    ...own,
    openStore: (root) => joinResults(own.openStore(root), files),
    read: {
      ...own.read,
      project: async (reading, siteRuntime, log) => {
        log.take(diagnostics.sorted());
        log.stopOnErrors();
        const read = await own.read.project(reading, siteRuntime, log);
        const ownInputs = inputsOf(read.project, options, own);
        compareInputs(shards, ownInputs, diagnostics);
        log.take(diagnostics.sorted());
        diagnostics.stopOnErrors();
        return read;
      },
    },
  };
  const drafts = joinedMap<CachedDraft>(draftsFile, files);
  return { effects, drafts: { get: (route) => drafts.get(route), set: () => {} } };
}

function inputsOf(
  { root, inputs, data }: Pick<Project, "root" | "inputs" | "data">,
  { base = "", host = "", today }: ShardOptions,
  { encode }: CheckEffects,
): ShardInputs {
  return {
    handbill: packageJson.version,
    code: hashOf(cacheVersions(lib).join()),
    node: process.version,
    platform: `${platform} ${arch}`,
    encoders: `${encode.imageEncoder()} ${encode.cardEngine(root)}`,
    base,
    host,
    day: today,
    inputs: digestInputs(root, inputs),
    data: data?.digest ?? "",
  };
}
