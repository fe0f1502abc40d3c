import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { liveOn, roundsOfSite, type Tally } from "./rounds.js";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "1000" }, seed: { type: "string", default: "1" } },
});
const write = (line: string) => process.stdout.write(`${line}\n`);
const tally: Tally = { rounds: 0, failed: 0, unchanged: 0, codes: {} };
const rounds = Number(values.rounds);
const firstSeed = Number(values.seed);
const seeds = Array.from({ length: Math.ceil(rounds / roundsOfSite) }, (_, index) => firstSeed + index);

// A site waits for its own builds, so each core runs one.
await Promise.all(Array.from({ length: availableParallelism() }, liveOnInTurn));

async function liveOnInTurn(): Promise<void> {
  for (let seed = seeds.shift(); seed !== undefined && !process.exitCode; seed = seeds.shift()) {
    const left = rounds - (seed - firstSeed) * roundsOfSite;
    const found = await liveOn(seed, Math.min(roundsOfSite, left), tally);
    if (!found) {
      write(`seed ${seed}: ${JSON.stringify(tally)}`);
      continue;
    }
    process.exitCode = 1;
    write(
      `✗ seed ${found.seed}, round ${found.round}: a build with the cache gives other than a clean build`,
    );
    for (const line of found.story) write(`  ${line}`);
    for (const line of found.differences.slice(0, 20)) write(`✗ ${line}`);
    if (found.differences.length > 20) write(`  and ${found.differences.length - 20} more`);
    write(`  ${found.folders.join("\n  ")}`);
    write(`  npm run test:fuzz -- --seed ${found.seed} --rounds ${found.round}`);
  }
}
