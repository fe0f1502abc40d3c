// Loaded before handbill: directory entries come in the opposite order.
const fs = require("node:fs");

const { readdirSync } = fs;
fs.readdirSync = (...args) => readdirSync(...args).reverse();
require("node:module").syncBuiltinESMExports();
