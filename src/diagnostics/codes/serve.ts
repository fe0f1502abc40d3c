import { error, warning } from "./entry.js";

export const serveCodes = {
  "serve/cannot-listen": error<{ host: string; port: string; reason: string }>()({
    message: ({ host, port, reason }) => `cannot listen on ${host}, port ${port}: ${reason}`,
    hint: () => "choose another with --port <number> or --listen <address>",
    about:
      "The address does not belong to this machine, the port needs special rights, or it and the next hundred ports are in use.",
  }),
  "serve/cannot-watch": warning<{ reason: string }>()({
    message: ({ reason }) => `files cannot be watched: ${reason}`,
    hint: () => "press r to rebuild; on Linux, raise fs.inotify.max_user_watches",
  }),
  "serve/cannot-read": error<{ path: string; reason: string }>()({
    message: ({ path, reason }) => `${path} cannot be read: ${reason}`,
    hint: () => "build the site again as the same user, or choose another folder with --out <dir>",
  }),
  "serve/no-output": error<{ outDir: string }>()({
    message: ({ outDir }) => `nothing to preview: ${outDir} contains no index.html`,
    hint: () => "run handbill build first, or choose another folder with --out <dir>",
  }),
};
