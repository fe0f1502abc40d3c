import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyLoaded } from "./cache-damage.js";
import { chanceOf } from "./chance.js";
import { editFiles } from "./edit-files.js";
import { happenings } from "./happenings.js";
import { type Amounts, madeUpSite } from "./made-up-site.js";
import { compareBuilt, runBuild } from "./run-build.js";
import { SiteOnDisk } from "./site-on-disk.js";

/** The number of rounds of a site; the next one has the next seed. */
export const roundsOfSite = 40;

export interface Difference {
  readonly seed: number;
  /** Counted from 1. */
  readonly round: number;
  /** The events of each round so far. */
  readonly story: readonly string[];
  readonly differences: readonly string[];
  /** The folders where both builds are kept. */
  readonly folders: readonly string[];
}

export interface Tally {
  rounds: number;
  failed: number;
  unchanged: number;
  /** The number of rounds with an error, by its code. */
  readonly codes: Record<string, number>;
}

/** Small sites are typical; some mechanisms start at 40, 150 or 400 pages. */
const amounts: readonly Omit<Amounts, "loads">[] = [
  { cities: 3, questions: 4, news: 3 },
  { cities: 3, questions: 4, news: 3 },
  { cities: 16, questions: 6, news: 4 },
  { cities: 16, questions: 6, news: 4 },
  { cities: 40, questions: 80, news: 50 },
];

/** Runs some rounds with a made-up site, and returns the first difference between builds with and without a cache. */
export async function liveOn(seed: number, rounds: number, tally: Tally): Promise<Difference | undefined> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "handbill-fuzz-")));
  const chance = chanceOf(seed);
  let folders = 0;
  const newFolder = () => join(folder, `site-${++folders}`);
  const amount = { ...chance.oneOf(amounts), loads: chance.once(2) };
  const siteIn = (root: string) => {
    const site = new SiteOnDisk(root, chance);
    site.facts.loads = amount.loads;
    return site;
  };
  const sites = [siteIn(newFolder())];
  const [first] = sites as [SiteOnDisk];
  first.fill(madeUpSite(chance, amount));
  if (chance.once(3)) {
    const twin = siteIn(join(folder, "twin"));
    mkdirSync(twin.root);
    symlinkSync(first.path("node_modules"), twin.path("node_modules"));
    twin.fill(madeUpSite(chance, amount));
    sites.push(twin);
  }
  const story: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const site = chance.oneOf(sites);
    const done = [site === first ? "" : "in the twin"].filter(Boolean);
    site.mend();
    if (round > 1 && chance.once(3)) {
      const name = chance.oneOf(Object.keys(happenings));
      const twin = sites.find((other) => other !== site);
      const more = await happenings[name]?.({ site, twin, newFolder });
      done.push(more ? `${name}: ${more}` : name);
    }
    if (!chance.once(6)) done.push(...editFiles(site));
    story.push(`${round}: ${done.join(", ") || "nothing"}`);
    const clean = join(folder, "clean");
    site.copyTo(clean);
    const command = chance.once(8) ? "check" : "build";
    // `check --offline` loads nothing, so the data that was loaded before is part of the input.
    if (command === "check") copyLoaded(site.root, clean);
    const [cached, made] = await Promise.all([
      runBuild(site, { command }),
      runBuild(site, { command, root: clean }),
    ]);
    const differences = compareBuilt(cached, made);
    if (made.status !== 0 && made.status !== 1) differences.push(`exit code ${made.status}: ${made.stderr}`);
    if (differences.length > 0) return { seed, round, story, differences, folders: [site.root, clean] };
    tally.rounds++;
    if (made.status !== 0) tally.failed++;
    for (const code of made.codes) tally.codes[code] = (tally.codes[code] ?? 0) + 1;
    if (cached.isUnchanged) tally.unchanged++;
  }
  rmSync(folder, { recursive: true, force: true });
  return undefined;
}
