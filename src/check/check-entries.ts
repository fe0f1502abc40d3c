import { Parser } from "htmlparser2";
import type { Diagnostics } from "../core/diagnostics.js";
import type { OutputFile } from "../core/tree.js";
import type { CheckedTree } from "./checked-tree.js";
import { listStyleUrls } from "./style-addresses.js";
import { resolvePath, type Targets } from "./targets.js";

/** What sitemaps, web manifests and style sheets name is published. A part of the rule about links. */
export function checkEntries(checked: CheckedTree, targets: Targets, log: Diagnostics): void {
  const { origin, base } = checked.address;
  for (const file of checked.files.values()) {
    const own = `${origin}${base}${file.outputFile}`;
    for (const written of listEntries(file)) {
      const target = URL.canParse(written, own) ? new URL(written, own) : undefined;
      if (target && (target.origin !== origin || target.protocol === "data:")) continue;
      const found = target && resolvePath(target.pathname, base, targets);
      if (found?.kind === "found") continue;
      const near = found?.kind === "missing" ? found.near : undefined;
      const published = found?.kind === "wrong-case" ? found.published : near;
      log.add(
        "check/broken-entry",
        { href: written, file: file.outputFile, near: published },
        { file: file.from },
      );
    }
  }
}

function listEntries({ outputFile, bytes }: OutputFile): string[] {
  const text = () => new TextDecoder().decode(bytes);
  if (/(^|\/)sitemap[^/]*\.xml$/.test(outputFile)) return listLocations(text());
  if (/\.webmanifest$|(^|\/)manifest\.json$/.test(outputFile)) return listManifestAddresses(text());
  return outputFile.endsWith(".css") ? listStyleUrls(text()).filter((url) => !url.startsWith("data:")) : [];
}

/** The `<loc>` entries. Source: https://www.sitemaps.org/protocol.html. */
export function listLocations(xml: string): string[] {
  const found: string[] = [];
  let isLocation = false;
  const parser = new Parser(
    {
      onopentagname(name) {
        isLocation = /(^|:)loc$/.test(name);
        if (isLocation) found.push("");
      },
      ontext(text) {
        if (isLocation) found.push((found.pop() ?? "") + text);
      },
      onclosetag() {
        isLocation = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found.map((location) => location.trim());
}

/** Start address, icons, screenshots and shortcuts. Source: https://www.w3.org/TR/appmanifest/. */
export function listManifestAddresses(json: string): string[] {
  const manifest = parseJson(json);
  const list = (value: unknown) => (Array.isArray(value) ? value.map(asRecord) : []);
  const shortcuts = list(manifest.shortcuts);
  const images = [manifest, ...shortcuts].flatMap(({ icons, screenshots }) => [
    ...list(icons),
    ...list(screenshots),
  ]);
  return [manifest.start_url, ...shortcuts.map(({ url }) => url), ...images.map(({ src }) => src)].filter(
    (value) => typeof value === "string",
  );
}

const asRecord = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;

function parseJson(text: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text));
  } catch {
    return {};
  }
}
