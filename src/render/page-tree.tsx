import { jsx } from "react/jsx-runtime";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { PageAddresses } from "../model/addresses/page-addresses.js";
import type { Route } from "../model/pages/route.js";
import type { PageMeta, PageProps } from "../model/project.js";
import { type Edition, editionOf } from "../model/site/editions.js";
import { withKnownCollections } from "../model/site/known-keys.js";
import type { Collections } from "../model/site/register.js";
import { Document } from "./head/document.js";
import type { PageRequests } from "./page-requests.js";
import { type Localized, SiteContext } from "./site-context.js";
import type { Translators } from "./translators.js";

/** The data that a page gets, and the record of its requests. */
export interface PageContext {
  readonly log: Diagnostics;
  readonly editions: ReadonlyMap<string, Edition>;
  readonly translators: Translators;
  readonly addresses: PageAddresses;
  readonly imageEncoder?: () => string;
  readonly requests: PageRequests;
  /** The data of the page in a language, the same for each call. */
  readonly localize: (language: string) => Localized;
}

/** The whole tree of a page, which React renders to HTML. */
export function pageTree(route: Route, meta: PageMeta, context: PageContext) {
  const { module, routePath, pagePath, canonical, language } = route;
  const { addresses, requests, localize, imageEncoder = () => "", log } = context;
  const value = {
    ...localize(language),
    ...{ localize, routePath, pagePath, addresses, language, imageEncoder, requests, log },
  };
  return (
    <SiteContext value={value}>
      <Document
        routePath={routePath}
        canonical={canonical}
        language={language}
        meta={meta}
        site={editionOf(language, context.editions).site}
        script={module.script}
      >
        {jsx(module.component, propsOf(route, context))}
      </Document>
    </SiteContext>
  );
}

/** The data of a page in one language, with lists of its own, since a page may sort them in place. */
export function localizedData(
  language: string,
  { editions, translators }: Pick<PageContext, "editions" | "translators">,
): Localized {
  const { view, collections } = editionOf(language, editions);
  const copies = Object.entries(collections).map(([name, list]) => [name, list.slice()]);
  const own = withKnownCollections<Collections>(Object.fromEntries(copies));
  return { site: view, t: translators(language), legal: own.legal, collections: own };
}

/**
 * The props of a page's component and its `meta`. On a version's page, the version replaces the one in force; lists elsewhere on the page,
 * such as a footer, show those in force.
 */
export function propsOf({ params, version, language, module }: Route, { localize }: PageContext): PageProps {
  const { site, t, ...given } = localize(language);
  const shared = { params, site, t, data: module.data as undefined };
  if (!version) return { ...shared, ...given };
  const legal = given.legal.map((document) => (document.slug === version.slug ? version : document));
  return { ...shared, legal, collections: { ...given.collections, legal } };
}
