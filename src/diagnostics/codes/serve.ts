import { entry } from "./entry.js";

export const serveCodes = {
  "serve/cannot-listen": entry<{ host: string; port: string; reason: string }>()({
    severity: "error",
    message: ({ host, port, reason }) => `cannot listen on ${host}, port ${port}: ${reason}`,
    hint: () => "choose another with --port <number> or --listen <address>",
    about:
      "The address does not belong to this machine, the port needs special rights, or it and the next hundred ports are in use.",
  }),
  "serve/cannot-watch": entry<{ reason: string }>()({
    severity: "warning",
    message: ({ reason }) => `files cannot be watched: ${reason}`,
    hint: () => "press r to rebuild; on Linux the limit is fs.inotify.max_user_watches",
  }),
  "serve/cannot-read": entry<{ path: string; reason: string }>()({
    severity: "error",
    message: ({ path, reason }) => `${path} cannot be read: ${reason}`,
    hint: () => "build the site again as the same user, or choose another folder with --out <dir>",
  }),
  "serve/no-output": entry<{ outDir: string }>()({
    severity: "error",
    message: ({ outDir }) => `nothing to preview: ${outDir} contains no index.html`,
    hint: () => "run handbill build first, or choose another folder with --out <dir>",
  }),
};
