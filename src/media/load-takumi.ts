import { createRequire } from "node:module";
import { join } from "node:path";
import type { Font } from "../model/media/media.js";
import { orNothing } from "../util/or-nothing.js";

/** The tested version; its version is part of the cards' names. */
export const takumiInstall = "npm install --save-dev @takumi-rs/core@2.16.3";

/** The parts of Takumi's API in use. Source: the types of @takumi-rs/core 2.16 and @takumi-rs/helpers 2.16. */
export interface Takumi {
  readonly version: string;
  readonly fromHtml: (html: string) => { readonly node: unknown; readonly css: readonly string[] };
  readonly makeRenderer: () => TakumiRenderer;
}

interface TakumiRenderer {
  registerFont(font: {
    name: string;
    data: Uint8Array;
    weight: number;
    style: Font["style"];
  }): Promise<unknown>;
  render(node: unknown, options: TakumiOptions): Promise<Uint8Array>;
}

interface TakumiOptions {
  readonly width: number;
  readonly height: number;
  readonly format: "png";
  readonly lang: string;
  readonly css: readonly string[];
  readonly images: readonly { src: string; data: Uint8Array }[];
}

/** Loads Takumi from the site's own packages. Throws Node's error if it is missing. */
export function loadTakumi(root: string): Takumi {
  const ofSite = createRequire(join(root, "package.json"));
  const core = ofSite("@takumi-rs/core") as { Renderer: new () => TakumiRenderer };
  const ofCore = createRequire(ofSite.resolve("@takumi-rs/core"));
  const { fromHtml } = ofCore("@takumi-rs/helpers/html") as Pick<Takumi, "fromHtml">;
  return { version: takumiVersion(root), fromHtml, makeRenderer: () => new core.Renderer() };
}

/** The version of Takumi in a site, read without loading it; `none` if it is missing. */
export function takumiVersion(root: string): string {
  const ofSite = createRequire(join(root, "package.json"));
  return orNothing(() => (ofSite("@takumi-rs/core/package.json") as { version: string }).version) ?? "none";
}
