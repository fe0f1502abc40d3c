// Run by npm after it has packed: brings back what prepack.mjs changed.
import { existsSync } from "node:fs";
import { keptFolder, restore } from "./packed-files.mjs";

if (existsSync(keptFolder)) restore();
