import { error } from "./entry.js";

export const shardCodes = {
  "shard/none": error<{ folder: string; reason: string }>()({
    message: ({ folder, reason }) => `${folder} is not a shard: ${reason}`,
    hint: () => "pass every folder that handbill build --shard has written",
  }),
};
