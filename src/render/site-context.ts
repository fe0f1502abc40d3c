import { createContext, useContext } from "react";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { withBase } from "../model/addresses/addresses.js";
import { addressIn, type PageAddresses } from "../model/addresses/page-addresses.js";
import type { Translate } from "../model/messages/message-types.js";
import type { LegalDocument } from "../model/project.js";
import type { Collections } from "../model/site/register.js";
import type { SiteView } from "../model/site/site-view.js";
import type { PageRequests } from "./page-requests.js";

/**
 * The data of a page in one language.
 * @internal
 */
export type Localized = Pick<RenderContext, "site" | "legal" | "collections" | "t">;

/**
 * The data that is available while a page is rendered.
 * @internal
 */
export interface RenderContext {
  /** The same data in another language of the site. */
  readonly localize: (language: string) => Localized;
  readonly site: SiteView;
  readonly legal: readonly LegalDocument[];
  readonly collections: Collections;
  readonly t: Translate;
  readonly routePath: string;
  /** The same without the language prefix. */
  readonly pagePath: string;
  readonly addresses: PageAddresses;
  readonly language: string;
  readonly imageEncoder: () => string;
  readonly requests: PageRequests;
  /** Receives problems with the blocks of a document. */
  readonly log: Diagnostics;
}

/** @internal */
export const SiteContext = createContext<RenderContext | undefined>(undefined);

/**
 * The config with its defaults filled in.
 * @example `const { app, stores } = useSite();`
 */
export function useSite(): SiteView {
  return useRenderContext().site;
}

/**
 * The documents in `legal/`, sorted by name.
 * @example
 * ```tsx
 * {useLegal().map(({ slug, title }) => <Link key={slug} to={`/${slug}`}>{title}</Link>)}
 * ```
 */
export function useLegal(): readonly LegalDocument[] {
  return useRenderContext().legal;
}

/**
 * The documents of a collection, `content/<name>/*.md`, in its order.
 * @example
 * ```tsx
 * {useCollection("help").map(({ slug, title }) => <Link key={slug} to={`/help/${slug}`}>{title}</Link>)}
 * ```
 */
export function useCollection<Name extends keyof Collections>(name: Name): Collections[Name] {
  return useRenderContext().collections[name];
}

/**
 * The texts of `messages/` in the language of the page.
 * @example
 * ```tsx
 * const t = useMessages();
 * <p>{t("deletion.when", { days: 30 })}</p>
 * ```
 */
export function useMessages(): Translate {
  return useRenderContext().t;
}

/**
 * The page that is being rendered.
 * @example `const { routePath, language, addressOf } = usePage();`
 */
export function usePage(): PageView {
  const { site, routePath, pagePath, language, addresses } = useRenderContext();
  const languages = site.languages.flatMap(({ tag, name }) => {
    // There is one not-found page for all languages: its links go to the home page of each.
    const own = pagePath === "/404" ? "/" : pagePath;
    const there = addresses[own]?.[tag] ?? (site.languages.length === 1 ? routePath : undefined);
    return there === undefined ? [] : { tag, name, href: withBase(site.base, there) };
  });
  const addressOf = (path: string) => {
    if (!/^\/(?!\/)/.test(path))
      throw new Error(`addressOf takes a path of this site such as /support, not ${JSON.stringify(path)}`);
    return new URL(withBase(site.base, addressIn(language, path, addresses)), site.url).href;
  };
  return { routePath, pagePath, language, languages, addressOf };
}

/** The page, as `usePage` returns it. */
export interface PageView {
  /** Its path without the base path: `/pt-pt/support`. */
  readonly routePath: string;
  /** Its path without the prefix of the language: `/support`. */
  readonly pagePath: string;
  /** Its language, a BCP 47 tag. */
  readonly language: string;
  /** The languages of the page, its own included, in the order of the config. */
  readonly languages: readonly PageLanguage[];
  /**
   * The full URL of a path of this site in the language of the page, for use outside of the site, such as in a QR code:
   * `addressOf("/support")` → `https://me.example/pt-pt/support`. Throws if it is not a path.
   */
  readonly addressOf: (path: string) => string;
}

/** One language of a page. */
export interface PageLanguage {
  /** A BCP 47 tag. */
  readonly tag: string;
  /** The language's own name. */
  readonly name: string;
  /** The path of the page in this language, with the base path. */
  readonly href: string;
}

/** @internal */
export function useRenderContext(): RenderContext {
  const context = useContext(SiteContext);
  if (!context)
    throw new Error(
      "useSite, useLegal, useCollection, useMessages, usePage, LegalText, ContentText and Image work inside a page that handbill renders",
    );
  return context;
}
