// Draws the measurements of bench/peers.mjs: the time of a build without a cache compared with other generators, and its growth with the
// pages. Wall time on an otherwise idle machine; the load is stated below the chart.
import { figureOf, titleOf } from "./speed-figures.mjs";

export const colours = {
  light: {
    text: "#1f2328",
    soft: "#59636e",
    line: "#d1d9e0",
    of: ["#0a6cbd", "#8b949e", "#c69026", "#6e5494"],
  },
  dark: {
    text: "#f0f6fc",
    soft: "#9198a1",
    line: "#3d444d",
    of: ["#4aa3f0", "#8b949e", "#d9a441", "#a98ee0"],
  },
};
const width = 820;
const labelWidth = 190;
const barHeight = 12;

/** The chart as SVG, without a background of its own. */
export function drawSpeed({ date, node, versions, loads }, scheme) {
  const { text, soft, line, of } = colours[scheme];
  const names = Object.keys(versions);
  const colourOf = (name) => of[names.indexOf(name)];
  const parts = [];
  const say = (x, y, words, { fill = soft, anchor = "start", size = 12, weight = 400 } = {}) =>
    parts.push(
      `<text x="${round(x)}" y="${round(y)}" fill="${fill}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}">${words}</text>`,
    );

  say(0, 16, "Time of a build with nothing cached, as a multiple of the least", {
    fill: text,
    size: 14,
    weight: 600,
  });
  names.forEach((name, index) => {
    const x = index * 150;
    parts.push(`<rect x="${x}" y="28" width="12" height="12" fill="${colourOf(name)}"/>`);
    say(x + 18, 38, `${name} ${versions[name]}`);
  });
  let y = 58;
  const most = Math.max(
    ...Object.values(loads).flatMap((load) => multiples(load, names).map(([, many]) => many)),
  );
  for (const [load, measured] of Object.entries(loads)) {
    const bars = multiples(measured, names);
    say(0, y + (bars.length * (barHeight + 3)) / 2 + 3, titleOf(load), { fill: text });
    for (const [name, many, seconds] of bars) {
      const long = ((width - labelWidth - 120) * many) / most;
      parts.push(
        `<rect x="${labelWidth}" y="${y}" width="${round(long)}" height="${barHeight}" fill="${colourOf(name)}"/>`,
      );
      say(labelWidth + long + 6, y + barHeight - 2, `${many.toFixed(2)} (${formatSeconds(seconds)})`, {
        size: 11,
      });
      y += barHeight + 3;
    }
    y += 12;
  }
  const kinds = Object.entries({ M: "Markdown pages", R: "React pages" })
    .map(([kind, title]) => ({ title, curves: growthOf(loads, kind, names) }))
    .filter(({ curves }) => curves.some(({ points }) => points.length > 1));
  for (const [index, { title, curves }] of kinds.entries()) {
    const place = { x: index * (width / 2 + 10), y: y + 20, wide: width / 2 - 20 };
    drawGrowth({ curves, title, ...place }, { say, parts, line, text, colourOf });
  }
  const high = y + (kinds.length > 0 ? 250 : 0) + 20;
  const busy = Object.values(loads).flatMap(({ machineLoad }) => machineLoad);
  const machine = `two cores at a load of ${Math.min(...busy)} to ${Math.max(...busy)}`;
  say(0, high - 6, `Node ${node.slice(1)}, ${machine}, ${date}; medians of rounds.`, { size: 11 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${high}" font-family="system-ui, -apple-system, 'Segoe UI', sans-serif" role="img" aria-label="The time of a build with handbill, compared with ${names.slice(1).join(" and ")}">\n${parts.join("\n")}\n</svg>\n`;
}

const round = (number) => Math.round(number * 10) / 10;
const formatSeconds = (seconds) => `${seconds < 10 ? seconds.toFixed(2) : seconds.toFixed(0)} s`;

/** The time of each generator as a multiple of the fastest one. */
function multiples(measured, names) {
  const taken = names.flatMap((name) => {
    const seconds = figureOf(measured, name);
    return seconds === undefined ? [] : [[name, seconds]];
  });
  const least = Math.min(...taken.map(([, seconds]) => seconds));
  return taken.map(([name, seconds]) => [name, seconds / least, seconds]);
}

function growthOf(loads, kind, names) {
  const of = Object.entries(loads).filter(([load]) => load.startsWith(kind));
  return names.map((name) => ({
    name,
    points: of
      .flatMap(([load, measured]) => {
        const seconds = figureOf(measured, name);
        return seconds === undefined ? [] : [{ pages: Number(load.slice(1)), seconds }];
      })
      .sort((a, b) => a.pages - b.pages),
  }));
}

/** Time by pages, both logarithmic: linear growth is a straight line. */
function drawGrowth({ curves, x, y, wide, title }, { say, parts, line, text, colourOf }) {
  const [left, high] = [x + 44, 170];
  const all = curves.flatMap(({ points }) => points);
  const range = (values) => [
    Math.floor(Math.log10(Math.min(...values))),
    Math.ceil(Math.log10(Math.max(...values))),
  ];
  const [fromPages, toPages] = range(all.map(({ pages }) => pages));
  const [fromSeconds, toSeconds] = range(all.map(({ seconds }) => seconds));
  const atPages = (pages) =>
    left + ((wide - 64) * (Math.log10(pages) - fromPages)) / (toPages - fromPages || 1);
  const atSeconds = (seconds) =>
    y + 24 + high - (high * (Math.log10(seconds) - fromSeconds)) / (toSeconds - fromSeconds || 1);
  say(x, y + 8, `Seconds by ${title}`, { fill: text, size: 14, weight: 600 });
  for (let power = fromSeconds; power <= toSeconds; power++) {
    const at = round(atSeconds(10 ** power));
    parts.push(`<line x1="${left}" x2="${x + wide}" y1="${at}" y2="${at}" stroke="${line}"/>`);
    say(left - 6, at + 4, `${10 ** power}`, { anchor: "end", size: 11 });
  }
  for (let power = fromPages; power <= toPages; power++)
    say(atPages(10 ** power), y + high + 42, (10 ** power).toLocaleString("en"), {
      anchor: "middle",
      size: 11,
    });
  for (const { name, points } of curves) {
    const path = points
      .map(({ pages, seconds }) => `${round(atPages(pages))},${round(atSeconds(seconds))}`)
      .join(" ");
    parts.push(`<polyline points="${path}" fill="none" stroke="${colourOf(name)}" stroke-width="2"/>`);
    for (const point of path.split(" ").filter(Boolean)) {
      const [cx, cy] = point.split(",");
      parts.push(`<circle cx="${cx}" cy="${cy}" r="3" fill="${colourOf(name)}"/>`);
    }
  }
}
