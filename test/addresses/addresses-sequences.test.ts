import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readPage } from "../../src/check/page/read-page.js";
import { readRecord } from "../../src/config/read-record.js";
import { type Diagnostic, Diagnostics } from "../../src/diagnostics/diagnostics.js";
import { addressOf } from "../../src/model/addresses/address-record.js";
import type { HostName } from "../../src/model/hosts/serving.js";
import { previewSite } from "../../src/serve/preview-site.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { buildSite } from "../support/flows.js";
import { randomBelow } from "../support/random.js";
import { scaledTimeout } from "../support/scaled-timeout.js";
import { type EditableSite, siteAt } from "../support/sites/edit-site.js";
import { sitesFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/*
 * Random sequences of edits, renames, redirects and releases, the same in each run: no URL in the record ever answers 404 on the output,
 * served like its host.
 */

const steps = isThorough ? 30 : 10;
const hosts: readonly (readonly [host: HostName | undefined, base: string, seed: number])[] = [
  ["github-pages", "/some-repo/", 2],
  // Without redirects of its own, and with a file of redirects.
  [undefined, "/", 1],
  ["netlify", "/", 3],
  ["cloudflare-pages", "/", 4],
  ["vercel", "/", 5],
  ["s3-cloudfront", "/", 6],
];
const cases = isThorough ? hosts : hosts.slice(0, 1);

const names = ["faq", "press-kit", "über-uns", "faqs", "team", "deep/down"];
const files = [
  "terms.txt",
  "feed.xml",
  ".well-known/mark.txt",
  "old.html",
  "flyer/index.html",
  "two words.txt",
];
const words = ["data", "rights", "contact", "who", "we", "collect", "children", "changes", "end", "über"];

/** A site with the state that its author expects; the author makes random edits and fixes the errors that builds report. */
class Author {
  readonly pages = new Set(["/faq"]);
  readonly files = new Set(["terms.txt"]);
  readonly redirects = new Map<string, string>();
  readonly anchors = new Map<string, string>();
  headings = ["who we", "collect data", "contact"];
  document = "privacy-policy";
  /** URLs that were unlocked and have not returned. */
  readonly released = new Set<string>();
  readonly ever = new Set<string>();
  readonly done: string[] = [];

  constructor(
    readonly site: EditableSite,
    readonly config: { readonly host: HostName | undefined; readonly base: string },
    readonly below: (count: number) => number,
  ) {}

  any<Item>(list: Iterable<Item>): Item {
    const items = [...list];
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("there is none");
    return item;
  }

  edit(): void {
    const { below, pages, redirects } = this;
    const heading = () => Array.from({ length: 1 + below(3) }, () => this.any(words)).join(" ");
    const place = below(this.headings.length + 1);
    const edits: Record<string, () => void> = {
      "add page": () => pages.add(`/${this.any(names)}`),
      "remove page": () => pages.delete(this.any([...pages, ""])),
      "rename page": () => {
        if (pages.delete(this.any([...pages, ""]))) pages.add(`/${this.any(names)}`);
      },
      "add file": () => this.files.add(this.any(files)),
      "remove file": () => this.files.delete(this.any([...this.files, ""])),
      "rename heading": () => this.headings.splice(place, 1, heading()),
      "rename all headings": () => {
        this.headings = this.headings.map(heading);
      },
      "add heading": () => this.headings.splice(place, 0, heading()),
      "remove heading": () => this.headings.splice(place, 1),
      "reverse headings": () => this.headings.reverse(),
      "rename document": () => {
        this.document = this.any(["privacy-policy", "privacy", "policy"]);
      },
      "add redirect": () => redirects.set(`/${this.any(["get", "go/now"])}`, this.target()),
      "remove redirect": () => redirects.delete(this.any([...redirects.keys(), ""])),
      "remove anchors": () => this.anchors.clear(),
    };
    for (let count = 1 + below(2); count > 0; count--) {
      const name = this.any(Object.keys(edits));
      edits[name]?.();
      this.done.push(name);
    }
    // A duplicate heading gets a number in its id, which this test does not cover.
    this.headings = [...new Set(this.headings)];
    if (this.headings.length === 0) this.headings = ["end"];
  }

  target(): string {
    return this.any(["/", `/${this.document}`, ...this.pages]);
  }

  write(): void {
    const { site, config, pages, redirects, anchors } = this;
    for (const folder of ["pages", "public", "legal"])
      rmSync(join(site.root, folder), { recursive: true, force: true });
    const minimal = siteAt(join(sitesFolder, "minimal"));
    for (const file of ["404.tsx", "[legal].tsx"]) site.write(`pages/${file}`, minimal.read(`pages/${file}`));
    site.write("public/icon.svg", minimal.read("public/icon.svg"));
    for (const path of ["/index", ...pages]) {
      const meta = `export const meta = { title: "Page ${path}", description: "The page ${path}." };\n`;
      site.write(`pages${path}.tsx`, `${meta}export default () => <main><h1>${path}</h1></main>;\n`);
    }
    for (const file of this.files) site.write(`public/${file}`, `This is ${file}.\n`);
    const front = `title: Privacy\ndescription: What it does with what it knows.\nstates: [legal.effectiveDate, legal.minimumAge]\nanchors: ${JSON.stringify(Object.fromEntries(anchors))}`;
    const text = this.headings.map((heading) => `## ${heading}\n\nThis is ${heading}.\n`).join("\n");
    const facts = "From {{legal.effectiveDate}} for people of {{legal.minimumAge}}.";
    site.write(`legal/${this.document}.md`, `---\n${front}\n---\n\n${facts}\n\n${text}`);
    const settings = [
      `url: "https://minimal.example${config.base}",`,
      `redirects: ${JSON.stringify(Object.fromEntries(redirects))},`,
      config.host ? `host: "${config.host}",` : "",
    ];
    site.write(
      "site.config.ts",
      minimal.read("site.config.ts").replace(/url: .*/, () => settings.join("\n")),
    );
  }

  /** Fixes the findings of a build, in one of the ways in their hints. */
  mend(found: readonly Diagnostic[]): void {
    const { redirects, anchors, below } = this;
    const release: string[] = [];
    for (const { code, args } of found) {
      const { address = "", lead, id = "", from = "" } = args;
      if (code === "plan/lost-address") {
        if (lead !== undefined && below(3) > 0) redirects.set(address, this.target());
        else release.push(address);
      } else if (code === "plan/lost-anchor") {
        if (below(3) > 0) anchors.set(id, this.any(this.headings).replaceAll(" ", "-"));
        else release.push(address);
      } else if (code === "plan/anchor-nowhere") anchors.delete(id);
      else if (code === "plan/redirect-shadow") redirects.delete(from);
      else if (code === "plan/redirect-nowhere" || code === "plan/redirect-chain") redirects.set(from, "/");
      else throw new Error(`${code} ${JSON.stringify(args)} after ${this.done}`);
    }
    if (release.length === 0) return;
    const { status, stderr } = runWarm([
      "unlock",
      ...release,
      ...["--root", this.site.root, "--reason", "Nobody needs it"],
    ]);
    expect([status, stderr]).toEqual([0, ""]);
    for (const address of this.ever)
      if (release.includes(address) || release.includes(address.replace(/#.*/, "")))
        this.released.add(address);
    this.done.push(`release ${release}`);
  }

  /** Remembers the entries of the record. */
  note(): void {
    const kept = readRecord(this.site.root, new Diagnostics());
    if (!kept) throw new Error("the record cannot be read");
    for (const entry of kept.record) {
      const address = addressOf(entry);
      if (entry.state.kind === "released") continue;
      this.ever.add(address);
      this.released.delete(address);
    }
  }
}

/** The final answer of a URL: the path and the body if it is 200; otherwise the status. */
async function follow(origin: string, path: string): Promise<{ status: number; path: string; body: string }> {
  for (let count = 0; count < 5; count++) {
    const response = await fetch(origin + path, { redirect: "manual" });
    const body = await response.text();
    const refreshed = /http-equiv="refresh" content="0;url=([^"]*)"/.exec(body)?.[1];
    const next = response.headers.get("location") ?? refreshed;
    if (next === undefined) return { status: response.status, path, body };
    path = new URL(next, origin + path).pathname;
  }
  throw new Error(`${path} leads on without end`);
}

describe("no recorded URL is lost in random edits", () => {
  test.each(cases)(
    "on %s under %s, sequence %d",
    { timeout: scaledTimeout(120_000) },
    async (host, base, seed) => {
      const site = siteAt(tempSite(onTestFinished));
      const author = new Author(site, { host, base }, randomBelow(seed));
      author.write();
      expect(runWarm(["lock", "--root", site.root]).status).toBe(0);
      let served: Awaited<ReturnType<typeof previewSite>>;
      for (let step = 0; step < steps; step++) {
        for (let tries = 0; ; tries++) {
          const { ok, diagnostics } = await buildSite(site.root, { record: "update" });
          if (ok) break;
          expect(tries, `${author.done}`).toBeLessThan(8);
          author.mend(diagnostics.filter(({ severity }) => severity === "error"));
          author.write();
        }
        author.note();
        const options = { outDir: join(site.root, "dist"), base: undefined, listen: "127.0.0.1", port: 0 };
        served ??= await previewSite({ ...options, host: undefined });
        if (!served) throw new Error("nothing to serve");
        const { port, close } = served;
        if (step === 0) onTestFinished(close);
        const origin = `http://127.0.0.1:${port}`;
        for (const address of author.ever) {
          if (author.released.has(address)) continue;
          const [path = "", id] = address.split("#");
          const asked = base + encodeURI(path).slice(1);
          const answer = await follow(origin, asked);
          const reported = `${address} after ${author.done}`;
          expect(answer.status, reported).toBe(200);
          if (id !== undefined && answer.path === asked)
            expect([...readPage(answer.body).ids], reported).toContain(id);
        }
        author.edit();
        author.write();
      }
      expect(author.ever.size).toBeGreaterThan(10);
      // A build with a complete record reports nothing.
      const last = await buildSite(site.root, { record: "update" });
      if (last.ok) expect((await buildSite(site.root, { record: "require" })).ok).toBe(true);
    },
  );
});
