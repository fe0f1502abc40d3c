import { entry } from "./entry.js";

export const serveCodes = {
  "serve/cannot-listen": entry<{ host: string; port: string; reason: string }>()({
    severity: "error",
    message: ({ host, port, reason }) => `the server cannot listen at ${host}, port ${port}: ${reason}`,
    hint: () => "name another with --port <number> or --listen <address>",
    about:
      "The address is none of this machine, the port needs rights that you do not have, or it and the hundred ports after it are taken.",
  }),
  "serve/cannot-watch": entry<{ reason: string }>()({
    severity: "warning",
    message: ({ reason }) => `files cannot be watched: ${reason}`,
    hint: () => "press r to rebuild; on Linux the limit is fs.inotify.max_user_watches",
    about:
      "The operating system watches only so many files for a user. What is served stays as it is until a rebuild is asked for.",
  }),
  "serve/cannot-read": entry<{ path: string; reason: string }>()({
    severity: "error",
    message: ({ path, reason }) => `${path} cannot be read: ${reason}`,
    hint: () => "build the site again as the user who previews it, or name another folder with --out <dir>",
    about: "What `handbill preview` is to serve is no folder, or holds what may not be read.",
  }),
  "serve/no-output": entry<{ outDir: string }>()({
    severity: "error",
    message: ({ outDir }) => `there is nothing to preview: ${outDir} holds no index.html`,
    hint: () => "run handbill build first, or name the folder with --out <dir>",
    about: "`handbill preview` serves what a build has written.",
  }),
};
