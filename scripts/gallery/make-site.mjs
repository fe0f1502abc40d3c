// Creates and builds the site of a made-up app with the command line, like an author.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const sharp = createRequire(import.meta.url)("sharp");
const root = fileURLToPath(new URL("../..", import.meta.url));
const cli = join(root, "bin/handbill.cjs");

/** Creates and builds the site in a new folder; returns the findings of the build. */
export async function makeSite(site, app, look, pictures) {
  const store = await openStore(app, pictures);
  const env = { ...process.env, HANDBILL_APP_STORE_SERVICE: store.origin };
  const play = app.play ? ["--google-play", app.play] : [];
  const args = ["--yes", "--app-store", "1234567890", "--language", app.language, "--look", look, ...play];
  await run(["init", site, ...args], env);
  store.close();
  const config = join(site, "site.config.ts");
  const text = readFileSync(config, "utf8");
  if (app.stores)
    writeFileSync(
      config,
      text.replace(/^ {2}stores: \{(?:.*\},$|[\s\S]*?^ {2}\},)/m, `  stores: { ${app.stores} },`),
    );
  const modules = join(site, "node_modules");
  if (!existsSync(modules)) symlinkSync(join(root, "node_modules"), modules, "dir");
  return buildSite(site);
}

/** Builds a site; returns the findings. */
export async function buildSite(site) {
  const { diagnostics } = JSON.parse(await run(["build", "--root", site, "--json"]));
  // Placeholders of every new site do not affect its looks.
  return diagnostics.filter(({ code }) => !/placeholder/.test(code)).map(({ code }) => code);
}

export async function withServer(site, look) {
  const args = [cli, "preview", "--root", site, "--port", "0"];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const home = await new Promise((found) => {
      server.stdout.on("data", (text) => {
        const address = /http:\/\/\S+/.exec(String(text))?.[0];
        if (address) found(address);
      });
    });
    return await look(home);
  } finally {
    server.kill();
  }
}

/** A store with a single app. */
async function openStore({ icon, shape, name, genre, description }, screens) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="1024" height="1024">${icon}</svg>`;
  const pictures = new Map([["/icon.png", await sharp(Buffer.from(svg)).png().toBuffer()]]);
  for (const [index, screen] of screens.entries()) pictures.set(`/${index}.png`, screen);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://store");
    const origin = `http://${request.headers.host}`;
    const [artworkUrl512, ...shots] = [...pictures.keys()].map((path) => origin + path);
    const listing = {
      trackId: 1234567890,
      bundleId: "example.app",
      price: 0,
      currency: "EUR",
      artworkUrl512,
    };
    const texts = { trackName: name, primaryGenreName: genre, description };
    const of = shape === "tablet" ? "ipadScreenshotUrls" : "screenshotUrls";
    const results = [{ ...listing, ...texts, [of]: shots }];
    response.end(
      pathname === "/lookup" ? JSON.stringify({ resultCount: 1, results }) : pictures.get(pathname),
    );
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

async function run(args, env = process.env) {
  const child = spawn(process.execPath, [cli, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  let [out, errors] = ["", ""];
  child.stdout.on("data", (text) => {
    out += text;
  });
  child.stderr.on("data", (text) => {
    errors += text;
  });
  const status = await new Promise((ended) => child.once("close", ended));
  if (status !== 0) throw new Error(`handbill ${args.join(" ")} ended with ${status}\n${out}${errors}`);
  return out;
}
