// Preloaded before handbill: reverses the order of directory entries.
const fs = require("node:fs");

const { readdirSync } = fs;
fs.readdirSync = (...args) => readdirSync(...args).reverse();
require("node:module").syncBuiltinESMExports();
