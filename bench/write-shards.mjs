// Writes the measurements of bench/shards.mjs: the table in bench/README.md and its chart, in light and dark. To run it alone, from
// bench/shards.json: node bench/write-shards.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { colours } from "./draw-speed.mjs";

const marks = ["<!-- shards: written by bench/shards.mjs -->", "<!-- end of shards -->"];

export function writeShards(results, repository) {
  writeFileSync(join(repository, "bench/shards.json"), `${JSON.stringify(results)}\n`);
  for (const scheme of ["light", "dark"])
    writeFileSync(join(repository, `docs/shards-${scheme}.svg`), drawShards(results, scheme));
  const readme = join(repository, "bench/README.md");
  const text = readFileSync(readme, "utf8");
  const [from, to] = marks.map((mark) => text.indexOf(mark));
  if (from < 0 || to < from) throw new Error("bench/README.md has no place for the table of shards");
  const picture = `<picture>
  <source media="(prefers-color-scheme: dark)" srcset="../docs/shards-dark.svg" />
  <img src="../docs/shards-light.svg" alt="The work of a shard and of the merge, compared with one build" />
</picture>`;
  const body = `${marks[0]}\n${formatShards(results)}\n${picture}\n`;
  writeFileSync(readme, `${text.slice(0, from)}${body}${text.slice(to)}`);
}

export function formatShards({ date, node, cores, load, kinds }) {
  const seconds = (used) => `${used.seconds.toFixed(1)} s`;
  const rows = kinds.flatMap(({ title, one, splits }) => [
    [`**${title}**`, "one build", seconds(one), seconds(one), "", "1", `${megabytes(one)} MB`],
    ...splits.map(({ shards, merge }) => [
      "",
      `${shards.length} ${shards.length === 1 ? "shard" : "shards"}`,
      `${meanOf(shards).toFixed(1)} s, at most ${seconds(longestOf(shards))}`,
      `${sumOf(shards).toFixed(1)} s`,
      seconds(merge),
      ((longestOf(shards).seconds + merge.seconds) / one.seconds).toFixed(2),
      `${Math.max(...shards.map(megabytes))}, ${megabytes(merge)} MB`,
    ]),
  ]);
  const head = [
    "processor time",
    "",
    "of a shard",
    "of all shards",
    "of the merge",
    "critical path, relative to one build",
    "peak memory: shard, merge",
  ];
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return `Node ${node.slice(1)}, ${cores} cores, load ${load} at the beginning, ${date}.\n\n${lines.join("\n")}\n`;
}

const width = 820;
const labelWidth = 220;

/** A bar for each variant: the longest shard, and the merge after it, relative to a single build. */
function drawShards({ kinds }, scheme) {
  const { text, soft, of } = colours[scheme];
  const parts = [];
  const say = (x, y, words, { fill = soft, size = 12, weight = 400 } = {}) =>
    parts.push(
      `<text x="${x}" y="${y}" fill="${fill}" font-size="${size}" font-weight="${weight}">${words}</text>`,
    );
  const box = (x, y, long, fill) =>
    parts.push(`<rect x="${x}" y="${y}" width="${long.toFixed(1)}" height="14" fill="${fill}"/>`);
  say(0, 16, "Work of the longest shard and of the merge, compared with one build", {
    fill: text,
    size: 14,
    weight: 600,
  });
  for (const [index, words] of ["a shard", "the merge"].entries()) {
    box(index * 110, 28, 12, of[index]);
    say(index * 110 + 18, 39, words);
  }
  const most = Math.max(
    1,
    ...kinds.flatMap(({ one, splits }) =>
      splits.map(({ shards, merge }) => (longestOf(shards).seconds + merge.seconds) / one.seconds),
    ),
  );
  const scale = (width - labelWidth - 130) / most;
  let y = 60;
  for (const { title, one, splits } of kinds) {
    say(0, y + 11, title, { fill: text, weight: 600 });
    for (const { shards, merge } of [{ shards: [one], merge: undefined }, ...splits]) {
      const [long, last] = [longestOf(shards).seconds, merge?.seconds ?? 0].map(
        (taken) => (taken / one.seconds) * scale,
      );
      if (merge) say(labelWidth - 70, y + 11, `1 of ${shards.length}`);
      else say(labelWidth - 70, y + 11, "one build");
      box(labelWidth, y, long, of[0]);
      box(labelWidth + long, y, last, of[1]);
      const share = `${((long + last) / scale).toFixed(2)} (${longestOf(shards).seconds.toFixed(1)}${merge ? ` + ${merge.seconds.toFixed(1)}` : ""} s)`;
      say(Math.round(labelWidth + long + last + 6), y + 11, share, { size: 11 });
      y += 19;
    }
    y += 14;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif" role="img" aria-label="The work of a shard and of the merge, compared with one build">\n${parts.join("\n")}\n</svg>\n`;
}

const sumOf = (shards) => shards.reduce((sum, { seconds }) => sum + seconds, 0);
const meanOf = (shards) => sumOf(shards) / shards.length;
const longestOf = (shards) => shards.toSorted((a, b) => b.seconds - a.seconds)[0];
const megabytes = (used) => Math.round(used.megabytes);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const repository = fileURLToPath(new URL("..", import.meta.url));
  writeShards(JSON.parse(readFileSync(join(repository, "bench/shards.json"), "utf8")), repository);
}
