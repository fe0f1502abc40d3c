import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, relative, sep } from "node:path";
import { json } from "node:stream/consumers";

/**
 * An npm registry on 127.0.0.1. It has the given tarballs, and packages that are published to it, as the newest versions. Other packages
 * come from `upstream`, a URL, or without one from those in `installed`, a folder `node_modules`, so that a real package manager can run
 * without a network. Files are created in `folder`.
 */
export async function startRegistry({ tarballs, upstream, installed, folder }) {
  const packed = new Map(tarballs.map((file) => [manifestOf(file).name, file]));
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://registry").pathname).slice(1);
    requests.push(path);
    // `name`, `name/<version or tag>` or `name/-/<file>`, where a name may have a scope.
    const [, name = "", asked] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(path) ?? [];
    const file = packed.get(name) ?? (upstream ? undefined : packInstalled(name));
    if (request.method === "PUT") {
      const [{ data }] = Object.values((await json(request))._attachments);
      const taken = join(mkdtempSync(join(folder, "published-")), "package.tgz");
      writeFileSync(taken, Buffer.from(data, "base64"));
      packed.set(name, taken);
      response.writeHead(201).end("{}");
    } else if (file === undefined) {
      const away = upstream && { location: new URL(request.url.slice(1), upstream).href };
      response.writeHead(away ? 302 : 404, away || {}).end(away ? "" : "{}");
    } else if (asked === undefined || !asked.startsWith("-/")) {
      const all = packumentOf(file, origin);
      const answer = asked === undefined ? all : all.versions[all["dist-tags"][asked] ?? asked];
      response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(answer ?? {}));
    } else response.writeHead(200, { "content-type": "application/octet-stream" }).end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;

  function packInstalled(name) {
    if (installed === undefined) return undefined;
    const source = join(installed, name);
    if (!/^(@[\w.-]+\/)?[\w-][\w.-]*$/.test(name) || !existsSync(join(source, "package.json")))
      return undefined;
    const { name: own } = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
    if (own !== name) return undefined;
    const made = mkdtempSync(join(folder, "packed-"));
    const filter = (path) => path === source || !relative(source, path).split(sep).includes("node_modules");
    cpSync(source, join(made, "package"), { recursive: true, dereference: true, filter });
    const file = join(made, "package.tgz");
    execFileSync("tar", ["-czf", file, "-C", made, "package"]);
    packed.set(name, file);
    return file;
  }
  return { origin, requests, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** The settings that make each package manager use a registry, and ignore the user's own configuration. */
export function registrySettings(origin, home) {
  return {
    HOME: home,
    USERPROFILE: home,
    XDG_CACHE_HOME: join(home, "cache"),
    XDG_CONFIG_HOME: join(home, "config"),
    XDG_DATA_HOME: join(home, "data"),
    npm_config_userconfig: join(home, ".npmrc"),
    npm_config_registry: origin,
    npm_config_cache: join(home, "npm"),
    npm_config_audit: "false",
    npm_config_fund: "false",
    npm_config_update_notifier: "false",
    pnpm_config_registry: origin,
    pnpm_config_store_dir: join(home, "pnpm"),
    YARN_REGISTRY: origin,
    YARN_CACHE_FOLDER: join(home, "yarn"),
    YARN_NPM_REGISTRY_SERVER: origin,
    YARN_UNSAFE_HTTP_WHITELIST: "127.0.0.1",
    YARN_GLOBAL_FOLDER: join(home, "yarn4"),
    YARN_ENABLE_TELEMETRY: "0",
    YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
    YARN_NODE_LINKER: "node-modules",
    BUN_CONFIG_REGISTRY: origin,
    BUN_INSTALL_CACHE_DIR: join(home, "bun"),
    // Some package managers only install packages that were published some days ago, unless configured.
    YARN_NPM_MINIMAL_AGE_GATE: "0",
    pnpm_config_minimum_release_age: "0",
  };
}

function manifestOf(tarball) {
  return JSON.parse(execFileSync("tar", ["-xzOf", tarball, "package/package.json"], { encoding: "utf8" }));
}

function packumentOf(tarball, origin) {
  const manifest = manifestOf(tarball);
  const { name, version } = manifest;
  const bytes = readFileSync(tarball);
  const dist = {
    tarball: `${origin}/${name}/-/${name.split("/").at(-1)}-${version}.tgz`,
    shasum: createHash("sha1").update(bytes).digest("hex"),
    integrity: `sha512-${createHash("sha512").update(bytes).digest("base64")}`,
  };
  return { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
