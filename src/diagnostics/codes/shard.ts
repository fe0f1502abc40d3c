import { entry } from "./entry.js";

/** What shards can have been made with otherwise. */
const madeWith: Readonly<Record<string, string>> = {
  handbill: "another version of handbill",
  code: "another handbill of this version",
  node: "another version of Node",
  platform: "another kind of machine",
  encoders: "another version of what makes pictures",
  base: "another base path",
  host: "another host",
  day: "another day",
  inputs: "other files of the site",
  data: "other data",
};

export const shardCodes = {
  "shard/none": entry<{ folder: string; reason: string }>()({
    severity: "error",
    message: ({ folder, reason }) => `${folder} is not a shard: ${reason}`,
    hint: () => "name the folders that handbill build --shard has written, each of them",
    about: "`handbill merge` takes folders that `handbill build --shard` has written.",
  }),
  "shard/damaged": entry<{ folder: string; file: string }>()({
    severity: "error",
    message: ({ folder, file }) => `${folder} is damaged: ${file} is not as it was written`,
    hint: () => "make this shard again, or fetch it again from where it is kept",
    about:
      "A shard names the SHA-256 of each of its files. One that differs, or is missing, was changed since.",
  }),
  "shard/other": entry<{ folder: string; what: string; its: string; own: string }>()({
    severity: "error",
    message: ({ folder, what, its, own }) => {
      const values = ["inputs", "code", "data"].includes(what)
        ? ""
        : `: ${its || "none"}, and not ${own || "none"}`;
      return `${folder} was made with ${madeWith[what] ?? what}${values}`;
    },
    hint: ({ what }) =>
      what === "data"
        ? "build once, hand node_modules/.cache/handbill to all jobs, and pass --offline to each"
        : what === "inputs"
          ? "make all shards, and merge them, from one commit, with the same packages installed"
          : "make all shards, and merge them, with the same handbill, Node and options",
    about:
      "Shards are joined into what one build would have written, so that all of them, and `handbill merge`, have to have the same of everything: the site's files, the packages, the versions, the options and the day. `--today` gives all of them one day, as `SOURCE_DATE_EPOCH` does.",
  }),
  "shard/other-count": entry<{ folder: string; part: string; count: string }>()({
    severity: "error",
    message: ({ folder, part, count }) => `${folder} is shard ${part}, while the first is one of ${count}`,
    hint: () => "merge the shards of one build: all n of --shard 1/n to n/n",
    about: "All shards that are merged are parts of the same whole.",
  }),
  "shard/twice": entry<{ folder: string; part: string; other: string }>()({
    severity: "error",
    message: ({ folder, part, other }) => `${folder} is shard ${part}, and so is ${other}`,
    hint: () => "name each shard once",
    about: "Each shard is merged once.",
  }),
  "shard/missing": entry<{ parts: string; count: string }>()({
    severity: "error",
    message: ({ parts, count }) =>
      count === "1" ? `shard ${parts} is missing` : `shards ${parts} are missing`,
    hint: () => "name the folders of all shards, or make those that are missing",
    about: "A site is merged of all its shards.",
  }),
};
