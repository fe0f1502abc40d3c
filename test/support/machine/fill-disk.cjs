// Simulates a disk that becomes full: calls that need space write half and fail, those that read or free space work.
const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");

const needSpace = [
  ...["writeFileSync", "writevSync", "openSync", "mkdirSync", "mkdtempSync"],
  ...["linkSync", "copyFileSync", "renameSync"],
];

/**
 * The disk is full from the nth call that needs space on, or at that call only. Returns a function that ends that and
 * returns the number of such calls.
 */
exports.fillDisk = (nth, isOnce) => {
  let calls = 0;
  const fill =
    (name, call, write) =>
    (...args) => {
      const needs = name !== "openSync" || /^[wa]/.test(args[1]);
      if (!needs || ++calls < nth || (isOnce && calls > nth)) return call(...args);
      if (write) return write(...args);
      throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), {
        code: "ENOSPC",
        errno: -28,
      });
    };
  const halves = {
    writevSync: (file, [first]) => own.writevSync(file, [first.subarray(0, first.length / 2)]),
    writeFileSync: (file, content, options) => {
      own.writeFileSync(file, content.slice(0, content.length / 2), options);
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), {
        code: "ENOSPC",
        errno: -28,
      });
    },
  };
  const own = Object.fromEntries(needSpace.map((name) => [name, fs[name]]));
  const { mkdir } = fs.promises;
  for (const name of needSpace) fs[name] = fill(name, own[name], halves[name]);
  const makeFolder = fill("mkdir", mkdir);
  fs.promises.mkdir = async (...args) => await makeFolder(...args);
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, own);
    fs.promises.mkdir = mkdir;
    syncBuiltinESMExports();
    return calls;
  };
};
