import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { code, listChangedPages, urlOf } from "./compare.mjs";

/** Windows of a phone and of a computer, tall enough for most pages. */
const windows = [
  { width: 390, height: 2400 },
  { width: 1280, height: 2400 },
];
const mostPages = 12;
const types = {
  ...{ ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".json": "application/json" },
  ...{ ".svg": "image/svg+xml", ".webp": "image/webp", ".avif": "image/avif", ".png": "image/png" },
  ...{ ".jpg": "image/jpeg", ".woff2": "font/woff2", ".mp4": "video/mp4", ".ico": "image/x-icon" },
};

/**
 * Takes pictures of the changed pages before and after, in the Chrome of this machine, and writes those that differ into one HTML file.
 * Returns what to say about them, in Markdown, and the file, if it was written.
 */
export async function comparePictures(before, after, file) {
  const pages = listChangedPages(before, after);
  if (pages.length === 0) return { text: "" };
  const chrome = findChrome();
  if (!chrome)
    return { text: "No pictures: this machine has no Chrome. Set `CHROME_PATH` to a Chrome or Chromium." };
  const shown = pages.slice(0, mostPages);
  const folder = mkdtempSync(join(tmpdir(), "handbill-pictures-"));
  const servers = [await serve(before), await serve(after)];
  try {
    const rows = [];
    for (const path of shown)
      for (const window of windows) {
        const pictures = [];
        for (const { build, address } of servers)
          pictures.push(
            build.has(path) ? await takePicture(chrome, `${address}/${path}`, { window, folder }) : undefined,
          );
        const [old, now] = pictures;
        if (!old || !now || !old.equals(now)) rows.push({ path, window, old, now });
      }
    const same = shown.filter((path) => !rows.some((row) => row.path === path));
    const text = [
      same.length > 0 && `Pages that look the same: ${same.map((path) => code(urlOf(path))).join(", ")}.`,
      pages.length > mostPages && `Pictures show the first ${mostPages} of ${pages.length} pages.`,
    ]
      .filter(Boolean)
      .join(" ");
    if (rows.length === 0) return { text };
    writeFileSync(file, formatPictures(rows));
    return { text, file };
  } finally {
    for (const { server } of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function findChrome() {
  const usual = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];
  const candidates = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : usual;
  return candidates.find((path) => spawnSync(path, ["--version"]).status === 0);
}

/** Serves a build on this machine only. The site's base path, which the files do not have, is left out of requests. */
async function serve(build) {
  const server = createServer((request, response) => {
    const names = decodeURI(new URL(request.url, "http://a").pathname).split("/").slice(1);
    const found = names.map((_, index) => names.slice(index).join("/")).find((path) => build.has(path));
    if (found === undefined) return response.writeHead(404).end();
    response.setHeader("content-type", types[extname(found)] ?? "application/octet-stream");
    return response.end(build.get(found));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { server, build, address: `http://127.0.0.1:${server.address().port}` };
}

/** The page as PNG, without motion; undefined if Chrome fails. */
async function takePicture(chrome, url, { window: { width, height }, folder }) {
  const picture = join(folder, "page.png");
  rmSync(picture, { force: true });
  const args = [
    ...["--headless", "--no-sandbox", "--hide-scrollbars", "--force-prefers-reduced-motion"],
    ...[`--user-data-dir=${join(folder, "profile")}`, "--virtual-time-budget=3000"],
    ...[`--window-size=${width},${height}`, `--screenshot=${picture}`, encodeURI(url)],
  ];
  const child = spawn(chrome, args, { stdio: "ignore", timeout: 60_000 });
  await once(child, "exit");
  try {
    return readFileSync(picture);
  } catch {
    return undefined;
  }
}

/** A page that needs no other file. Names come from the author of a pull request. */
function formatPictures(rows) {
  const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const figure = (label, picture) =>
    `<figure><figcaption>${label}</figcaption>${picture ? `<img alt="" src="data:image/png;base64,${picture.toString("base64")}">` : "<p>No such page</p>"}</figure>`;
  const sections = rows.map(
    ({ path, window, old, now }) =>
      `<h2>${escaped(urlOf(path))}, ${window.width} px</h2><div>${figure("Before", old)}${figure("After", now)}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changes to the site</title>
<style>body{font:16px system-ui;margin:2rem;color-scheme:light dark}div{display:flex;gap:2rem;align-items:start}figure{margin:0;flex:1;min-width:0}img{max-width:100%;border:1px solid #888}</style>
<h1>Changes to the site</h1>
${sections.join("\n")}
</html>
`;
}
