import type { Host } from "../model/hosts/host.js";
import { githubPages } from "./github-pages.js";

/** Without a named host: only features that most hosts support, served by the rules of the simplest one. */
export const anyHost: Host = { ...githubPages, name: "any", title: "a static host" };
