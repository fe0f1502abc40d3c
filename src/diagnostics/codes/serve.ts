import { error, warning } from "./entry.js";

export const serveCodes = {
  "serve/cannot-listen": error(
    "cannot listen on {host}, port {port}: {reason}",
    "choose another with --port <number> or --listen <address>",
    {
      about:
        "The address does not belong to this machine, the port needs special rights, or it and the next hundred ports are in use.",
    },
  ),
  "serve/cannot-watch": warning(
    "files cannot be watched: {reason}",
    "press r to rebuild; on Linux, raise fs.inotify.max_user_watches",
  ),
  "serve/cannot-read": error(
    "{path} cannot be read: {reason}",
    "build the site again as the same user, or choose another folder with --out <dir>",
  ),
  "serve/no-output": error(
    "nothing to preview: {outDir} contains no index.html",
    "run handbill build first, or choose another folder with --out <dir>",
  ),
};
