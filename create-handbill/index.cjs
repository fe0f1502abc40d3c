#!/usr/bin/env node
// `npm create handbill my-site` is the same as `handbill init my-site`.
const { dirname, join } = require("node:path");

process.argv.splice(2, 0, "init");
const manifest = require.resolve("handbill/package.json");
require(join(dirname(manifest), require(manifest).bin.handbill));
