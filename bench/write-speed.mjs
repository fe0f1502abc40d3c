// Writes the measurements of bench/peers.mjs, from bench/speed.json: the table in bench/README.md and the chart of the README, in light
// and dark. To run it alone: node bench/write-speed.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawSpeed } from "./draw-speed.mjs";
import { figureOf, ratioOf, states, titleOf } from "./speed-figures.mjs";

const marks = ["<!-- speed: written by bench/peers.mjs -->", "<!-- end of speed -->"];

export function writeSpeed(results, repository) {
  writeFileSync(join(repository, "bench/speed.json"), `${JSON.stringify(results)}\n`);
  for (const scheme of ["light", "dark"])
    writeFileSync(join(repository, `docs/speed-${scheme}.svg`), drawSpeed(results, scheme));
  const readme = join(repository, "bench/README.md");
  const text = readFileSync(readme, "utf8");
  const [from, to] = marks.map((mark) => text.indexOf(mark));
  if (from < 0 || to < from) throw new Error("bench/README.md has no place for the table");
  writeFileSync(readme, `${text.slice(0, from)}${marks[0]}\n${formatSpeed(results)}${text.slice(to)}`);
}

export function formatSpeed({ date, node, cores, versions, loads }) {
  const [ours, ...peers] = Object.keys(versions);
  const shown = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const head = [
    "",
    ours,
    ...peers.map((name) => `of ${name}'s time`),
    ...peers.map((name) => `of ${name}'s processor time`),
    `memory: ${[ours, ...peers].join(", ")}`,
  ];
  const rows = Object.entries(loads).flatMap(([load, measured]) => {
    const { rounds, machineLoad } = measured;
    const title = `**${titleOf(load)}**, ${rounds} ${rounds === 1 ? "round" : "rounds"}, load ${machineLoad.join(" to ")}`;
    return [
      [title],
      ...Object.entries(states)
        .filter(([state]) => figureOf(measured, ours, { state }) !== undefined)
        .map(([state, words]) => rowOf(measured, state, [words, ours, peers])),
    ];
  });
  const lines = [head, head.map(() => "---"), ...rows].map(
    (cells) => `| ${head.map((_, column) => cells[column] ?? "").join(" | ")} |`,
  );
  return `${shown.join(", ")}; Node ${node.slice(1)}, ${cores} cores, ${date}.\n\n${lines.join("\n")}\n`;
}

function rowOf(measured, state, [words, ours, peers]) {
  const ratios = (of) => peers.map((name) => ratioOf(measured, [ours, name], { state, of })?.toFixed(2));
  const memory = [ours, ...peers].map((name) => figureOf(measured, name, { state, of: "megabytes" }));
  const seconds = figureOf(measured, ours, { state });
  return [
    words,
    `${seconds.toFixed(2)} s`,
    ...ratios("wall"),
    ...ratios("cpu"),
    `${memory.map((most) => (most === undefined ? "?" : Math.round(most))).join(", ")} MB`,
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const repository = fileURLToPath(new URL("..", import.meta.url));
  writeSpeed(JSON.parse(readFileSync(join(repository, "bench/speed.json"), "utf8")), repository);
}
