/// <reference path="./core/assets.d.ts" />

export type { CollectionDocument, DocumentLink } from "./core/collection.js";
export type { CollectionConfig, StandardSchema } from "./core/collection-config.js";
export type { Heading } from "./core/heading.js";
export type { Messages, MessageTree, MessageValues, Translate } from "./core/message-types.js";
export type { CardProps, LegalDocument, Meta, PageMeta, PageProps, Paths } from "./core/project.js";
export * from "./core/register.js";
export type { Glyph, SiteLegal, SiteLink } from "./core/site.js";
export { defineConfig, type SiteConfig } from "./core/site-config.js";
export type { SiteView, SiteView as Site } from "./core/site-view.js";
export type { AppStore, GooglePlay, Store, StoreState } from "./core/store.js";
export type { BlockComponents, BlockDefinition, BlockProps } from "./render/block-text.js";
export { ContentText, type ContentTextProps } from "./render/content-text.js";
export { EachLanguage, type EachLanguageProps, type EachLanguageView } from "./render/each-language.js";
export { findDocument } from "./render/find-document.js";
export { Image, type ImageProps } from "./render/image.js";
export { LanguageLinks, type LanguageLinksProps } from "./render/language-links.js";
export { LegalText, type LegalTextProps } from "./render/legal-text.js";
export { Link, type LinkProps } from "./render/link.js";
export { QrCode, type QrCodeProps } from "./render/qr-code.js";
export type { PageLanguage, PageView } from "./render/site-context.js";
export { useCollection, useLegal, useMessages, usePage, useSite } from "./render/site-context.js";
export { type ArchivedFile, useArchive } from "./render/use-archive.js";
