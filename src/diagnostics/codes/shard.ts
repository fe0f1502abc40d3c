import { error } from "./entry.js";

/** The settings in which shards can differ. */
const difference: Readonly<Record<string, string>> = {
  handbill: "another version of handbill",
  code: "a different build of handbill",
  node: "another version of Node",
  platform: "another platform",
  encoders: "another version of the image encoders",
  base: "another base path",
  host: "another host",
  day: "another day",
  inputs: "other files of the site",
  data: "other data",
};

export const shardCodes = {
  "shard/none": error<{ folder: string; reason: string }>()({
    message: ({ folder, reason }) => `${folder} is not a shard: ${reason}`,
    hint: () => "pass every folder that handbill build --shard has written",
  }),
  "shard/damaged": error<{ folder: string; file: string }>()({
    message: ({ folder, file }) => `${folder} is damaged: ${file} is missing or was changed`,
    hint: () => "build this shard again, or download it again",
  }),
  "shard/other": error<{ folder: string; what: string; its: string; own: string }>()({
    message: ({ folder, what, its, own }) => {
      const values = ["inputs", "code", "data"].includes(what)
        ? ""
        : `: ${its || "none"} instead of ${own || "none"}`;
      return `${folder} was made with ${difference[what] ?? what}${values}`;
    },
    hint: ({ what }) =>
      what === "data"
        ? "build once, pass node_modules/.cache/handbill to all jobs, and give each --offline"
        : what === "inputs"
          ? "make all shards, and merge them, from one commit, with the same packages installed"
          : "build and merge all shards with the same handbill, Node and options",
    about: "Set the day with `--today` or `SOURCE_DATE_EPOCH`.",
  }),
  "shard/other-count": error<{ folder: string; part: string; count: string }>()({
    message: ({ folder, part, count }) =>
      `${folder} is shard ${part}, but the first folder is one of ${count} shards`,
    hint: () => "merge the shards of one build: all n of --shard 1/n to n/n",
  }),
  "shard/twice": error<{ folder: string; part: string; other: string }>()({
    message: ({ folder, part, other }) => `${folder} and ${other} are both shard ${part}`,
    hint: () => "pass each shard once",
  }),
  "shard/missing": error<{ shards: string; count: string }>()({
    message: ({ shards, count }) =>
      count === "1" ? `shard ${shards} is missing` : `shards ${shards} are missing`,
    hint: () => "pass the folders of all shards, or build the missing ones",
  }),
};
