/// <reference path="./model/assets.d.ts" />

export type {
  CollectionConfig,
  CollectionEntry,
  DataSource,
  MaxAge,
  RemarkPlugin,
} from "./model/config/collection-config.js";
export type { OwnFile, OwnHost, OwnPage, OwnRule } from "./model/config/own-parts.js";
export { defineConfig, type SiteConfig } from "./model/config/site-config.js";
export type { StandardSchema } from "./model/config/standard-schema.js";
export type { CollectionDocument, DocumentLink, Heading } from "./model/documents/collection.js";
export type { Messages, MessageTree, MessageValues, Translate } from "./model/messages/message-types.js";
export {
  defineLoad,
  type Load,
  type LoadContext,
  type LoadedData,
} from "./model/pages/load.js";
export type { CardProps, LegalDocument, Meta, PageMeta, PageProps, Paths } from "./model/project.js";
export * from "./model/site/register.js";
export type { Glyph, SiteLegal, SiteLink } from "./model/site/site.js";
export type { SiteView, SiteView as Site } from "./model/site/site-view.js";
export type { AppStore, GooglePlay, Store, StoreState } from "./model/site/store.js";
export type { BlockComponents, BlockDefinition, BlockProps } from "./render/components/block-text.js";
export { ByDay } from "./render/components/by-day.js";
export {
  ContentText,
  type ContentTextProps,
  LegalText,
  type LegalTextProps,
} from "./render/components/document-text.js";
export {
  EachLanguage,
  type EachLanguageProps,
  type EachLanguageView,
} from "./render/components/each-language.js";
export { findDocument } from "./render/components/find-document.js";
export { Image, type ImageProps } from "./render/components/image.js";
export { LanguageLinks, type LanguageLinksProps } from "./render/components/language-links.js";
export { Link, type LinkProps } from "./render/components/link.js";
export { QrCode, type QrCodeProps, qrSvg } from "./render/components/qr-code.js";
export { type ArchivedFile, useArchive } from "./render/components/use-archive.js";
export type { PageLanguage, PageView } from "./render/site-context.js";
export { useCollection, useLegal, useMessages, usePage, useSite } from "./render/site-context.js";
