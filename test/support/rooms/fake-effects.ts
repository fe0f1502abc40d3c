import type { FlowEffects } from "../../../src/build/build-options.js";
import type { Tree } from "../../../src/model/pages/tree.js";
import type { Project } from "../../../src/model/project.js";
import { loadSiteRuntime } from "../../../src/site-runtime.js";
import { exampleSite } from "../example.js";
import { unlimited } from "./unlimited.js";

/** The effects of a build on a world in memory. */
export interface World {
  readonly effects: FlowEffects;
  /** In order: `prepare`, `read`, `sleep 5`, `write`, `settle`. */
  readonly done: string[];
  readonly written: Tree[];
}

/** Effects without a disk, a process, a thread or a clock: they read a given project, and record the calls. */
export function fakeWorld(project: Partial<Project>, changes: Partial<FlowEffects> = {}): World {
  const done: string[] = [];
  const written: Tree[] = [];
  let time = 0;
  const whole: Project = {
    root: "/nowhere",
    site: exampleSite(),
    sites: new Map([["en", project.site ?? exampleSite()]]),
    facts: new Map(),
    pages: [],
    legal: [],
    collections: {},
    messages: new Map(),
    card: undefined,
    publicFiles: [],
    fonts: [],
    assets: [],
    inputs: [],
    ...project,
  };
  const effects: FlowEffects = {
    read: {
      project: async (_, siteRuntime) => {
        done.push("read");
        await siteRuntime.preload();
        return {
          project: whole,
          bundle: { code: "", map: '{"version":3,"sources":[],"mappings":""}', file: "" },
          traceCode: async () => ({ of: () => undefined, untraced: [] }),
        };
      },
      folder: async () => new Map(),
      record: () => undefined,
      source: () => undefined,
      samples: () => undefined,
    },
    code: { evaluate: () => ({}), whileProviding: (_, run) => run(), restoreBuiltins: () => [] },
    openStore: () => ({
      get: () => undefined,
      set: () => {},
      settle: () => void done.push("settle"),
    }),
    // React is not an effect: pages are really rendered.
    loadRuntime: async () => loadSiteRuntime(),
    encode: { media: async () => [], imageEncoder: () => "none", cardEngine: () => "none" },
    commit: {
      prepare: async () => void done.push("prepare"),
      write: async (tree) => {
        done.push("write");
        written.push(tree);
        return [];
      },
      record: (_, { after }) => void done.push(`record ${after.length}`),
    },
    startThread: () => {
      throw new Error("no thread was wanted");
    },
    development: {
      packageStamps: () => [],
      stampReads: () => ({ content: [], names: [], variables: [] }),
      areUnchanged: () => true,
    },
    clock: {
      now: () => time++,
      elapsed: () => time++,
      sleep: async (ms) => void done.push(`sleep ${ms}`),
    },
    limit: unlimited,
    ...changes,
  };
  return { effects, done, written };
}
