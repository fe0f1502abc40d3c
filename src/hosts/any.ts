import type { Host } from "../model/hosts/host.js";
import { githubPages } from "./github-pages.js";

/** Where no host is named: what works on most of them, served as the one that does least would. */
export const anyHost: Host = { ...githubPages, name: "any", title: "a static host" };
