import { jsx } from "react/jsx-runtime";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { PageAddresses } from "../model/addresses/page-addresses.js";
import type { Route } from "../model/pages/route.js";
import type { LegalDocument, PageMeta, PageProps } from "../model/project.js";
import { type Edition, editionOf } from "../model/site/editions.js";
import { withKnownCollections } from "../model/site/known-keys.js";
import type { Collections } from "../model/site/register.js";
import { Document } from "./head/document.js";
import type { PageRequests } from "./page-requests.js";
import { type Localized, SiteContext } from "./site-context.js";
import type { Translators } from "./translators.js";

/** The data that pages get, and the functions that record their requests. */
export interface PageContext {
  readonly log: Diagnostics;
  readonly editions: ReadonlyMap<string, Edition>;
  readonly translators: Translators;
  readonly addresses: PageAddresses;
  readonly imageEncoder?: () => string;
  readonly requests: PageRequests;
}

/** The whole tree of a page, which React renders to HTML. */
export function pageTree(route: Route, meta: PageMeta, context: PageContext) {
  const { module, routePath, pagePath, canonical, language } = route;
  const { addresses, requests, imageEncoder = () => "", log } = context;
  const { site } = editionOf(language, context.editions);
  const given = localizedData(language, context);
  const { requestImage, requestArchive, noteDocument, noteContent } = requests;
  return (
    <SiteContext
      value={withLocalized(
        {
          localize: (tag: string) => localizedData(tag, context),
          routePath,
          pagePath,
          addresses,
          language,
          log,
          requestImage,
          requestArchive,
          noteDocument,
          noteContent,
          imageEncoder,
        },
        given,
      )}
    >
      <Document
        routePath={routePath}
        canonical={canonical}
        language={language}
        meta={meta}
        site={site}
        script={module.script}
      >
        {jsx(module.component, propsOf(route, context))}
      </Document>
    </SiteContext>
  );
}

/** The data of a page in one language. */
function localizedData(language: string, { editions, translators, requests }: PageContext): Localized {
  const { view, legal, collections } = editionOf(language, editions);
  return ownKeys({ site: view, t: translators.of(language) }, { legal, collections, requests });
}

interface EditionAndRequests extends Pick<Edition, "legal" | "collections">, Pick<PageContext, "requests"> {
  /** The same copy for each access of the page. */
  own?: Collections;
}

const ownKeys = lazyGetters<EditionAndRequests, Pick<Localized, "legal" | "collections">>({
  legal: ({ legal, requests }) => requests.copyOf(legal),
  collections(given) {
    const { requests } = given;
    const lists = Object.entries(given.collections as Readonly<Record<string, readonly unknown[]>>);
    const copies = () => Object.fromEntries(lists.map(([name, list]) => [name, requests.copyOf(list)]));
    given.own ??= withKnownCollections(copies()) as Collections;
    return given.own;
  },
});

/** Adds the language-dependent values to an object, as getters. */
const withLocalized = lazyGetters<Localized, Localized>({
  site: ({ site }) => site,
  legal: ({ legal }) => legal,
  collections: ({ collections }) => collections,
  t: ({ t }) => t,
});

/** The props of a page's component and its `meta`. */
export function propsOf(route: Route, context: PageContext): PageProps {
  const { params, version, language, module } = route;
  const given = localizedData(language, context);
  return propsKeys({ params }, { given, version, data: module.data });
}

interface PropsSource {
  readonly given: Localized;
  readonly version: LegalDocument | undefined;
  readonly data: unknown;
}

const propsKeys = lazyGetters<PropsSource, Omit<PageProps, "params">>({
  site: ({ given }) => given.site,
  legal: ({ given, version }) => legalOf(version, given.legal),
  collections: ({ given, version }) =>
    version ? { ...given.collections, legal: legalOf(version, given.legal) } : given.collections,
  data: ({ data }) => data as undefined,
  t: ({ given }) => given.t,
});

/**
 * The documents for a page: on a version's page, the version replaces the one in force. Lists elsewhere on the page, such as a footer,
 * show those in force.
 */
function legalOf(
  version: LegalDocument | undefined,
  legal: readonly LegalDocument[],
): readonly LegalDocument[] {
  return version ? legal.map((document) => (document.slug === version.slug ? version : document)) : legal;
}

type Getters<State, Added> = { readonly [Key in keyof Added]: (state: State) => Added[Key] };

const state = Symbol("state");

/**
 * Returns a function that adds lazy keys to an object, computed on access from the object's state. All objects share the functions:
 * with functions of its own, an object would get its own hidden class in V8, which keeps its data until the next full garbage collection.
 */
function lazyGetters<State, Added extends object>(
  getters: Getters<State, Added>,
): <Rest extends object>(rest: Rest, own: State) => Rest & Added {
  const descriptors: PropertyDescriptorMap = {};
  for (const key of Object.keys(getters) as (keyof Added & string)[]) {
    const make = getters[key];
    const get = function (this: { readonly [state]: State }) {
      return make(this[state]);
    };
    descriptors[key] = { enumerable: true, configurable: true, get };
  }
  return <Rest extends object>(rest: Rest, own: State) =>
    Object.defineProperties(Object.defineProperty(rest, state, { value: own }), descriptors) as Rest & Added;
}
