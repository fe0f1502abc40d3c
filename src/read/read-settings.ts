import type { BundledCode } from "../code/bundle/bundle-code.js";
import { readConfig } from "../config/read-config.js";
import { formsFor, paletteOf, resolveSites } from "../config/resolve-site.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { type DocumentUses, planDocuments } from "../documents/plan-documents.js";
import type { ReadOptions } from "../effects/read-project.js";
import type { FoundFiles } from "../files/find-files.js";
import type { SiteConfig } from "../model/config/site-config.js";
import { type Facts, listFacts } from "../model/facts/facts.js";
import type { Site } from "../model/site/site.js";

/** The config, and everything that depends only on it and on the names of files. */
export interface Settings {
  readonly config: SiteConfig;
  readonly configBundle: BundledCode;
  /** The site in its first language. */
  readonly site: Site;
  readonly sites: ReadonlyMap<string, Site>;
  readonly facts: ReadonlyMap<string, Facts>;
  readonly uses: DocumentUses;
  /** Documents that belong to no language. */
  readonly unusedDocuments: ReadonlySet<string>;
}

/** Returns undefined if the config is missing or invalid, which is reported. */
export async function readSettings(
  bundle: BundledCode | undefined,
  files: FoundFiles,
  { root, base, host, today, code, log }: SettingsContext,
): Promise<Settings | undefined> {
  const config = bundle && readConfig(bundle, { root, code, log });
  if (!config) return undefined;
  const forms = { palette: await paletteOf(config), formsOf: await formsFor(config), host, today };
  const editions = resolveSites(config, base, forms);
  const [site] = editions;
  if (!site) return undefined;
  const { uses, others, diagnostics } = planDocuments(files, site);
  log.take(diagnostics);
  return {
    config,
    configBundle: bundle,
    site,
    sites: new Map(editions.map((site) => [site.language, site])),
    facts: new Map(editions.map((site) => [site.language, listFacts(site, site.language)])),
    uses,
    unusedDocuments: others,
  };
}

interface SettingsContext extends Pick<ReadOptions, "root" | "base" | "host" | "today" | "code"> {
  readonly log: Diagnostics;
}
