// Preloaded into the process under test: every name below .site.dev is 127.0.0.1, and no other name resolves. So tests only talk to
// servers on this machine, whatever URLs a page contains.
const dns = require("node:dns");
const { isIP } = require("node:net");

const ownLookup = dns.lookup;

dns.lookup = (name, options, callback = options) => {
  if (isIP(name)) return ownLookup(name, options, callback);
  const all = typeof options === "object" && options.all;
  const isNone = /(^|\.)unknown\.site\.dev$/.test(name) || process.env.NO_NAMES === "1";
  if (isNone || !/(^|\.)site\.dev$|^localhost$/.test(name)) {
    const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), {
      code: "ENOTFOUND",
      syscall: "getaddrinfo",
      hostname: name,
    });
    process.nextTick(callback, error);
  } else if (all) process.nextTick(callback, null, [{ address: "127.0.0.1", family: 4 }]);
  else process.nextTick(callback, null, "127.0.0.1", 4);
};
