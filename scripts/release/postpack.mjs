// npm runs this after packing: restores the files that prepack.mjs changed.
import { existsSync } from "node:fs";
import { keptFolder, restore } from "./packed-files.mjs";

if (existsSync(keptFolder)) restore();
