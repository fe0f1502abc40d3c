import type { ReactNode } from "react";
import { canonicalUrl, withBase } from "../../model/addresses/addresses.js";
import { getLinkAt } from "../../model/addresses/get-links.js";
import type { PageMeta } from "../../model/project.js";
import type { Site } from "../../model/site/site.js";
import { directionOf } from "../../text/direction-of.js";
import { DayScript } from "../components/by-day.js";
import { GetScript } from "./get-script.js";
import { PendingHead } from "./pending-head.js";

interface DocumentProps {
  site: Site;
  routePath: string;
  canonical?: string | undefined;
  language: string;
  meta: PageMeta;
  script: string;
  children: ReactNode;
}

/** The whole document of a page, except for the late head. The policy comes before the elements it applies to. */
export function Document({
  site,
  routePath,
  canonical = routePath,
  language,
  meta,
  script,
  children,
}: DocumentProps) {
  const { title, description } = meta;
  const url = canonicalUrl(site, canonical);
  const isNotFound = routePath === "/404";
  const isUnlisted = isNotFound || getLinkAt(routePath, site) !== undefined;
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PendingHead />
        <title>{title}</title>
        <meta name="description" content={description} />
        {isUnlisted && <meta name="robots" content="noindex" />}
        {!isNotFound && <link rel="canonical" href={url} />}
        {site.themeColor && (
          <>
            <meta name="theme-color" content={site.themeColor.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={site.themeColor.dark} media="(prefers-color-scheme: dark)" />
          </>
        )}
        {site.icon && <link rel="icon" href={withBase(site.base, site.icon)} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.app.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {!isNotFound && <meta property="og:url" content={url} />}
        {(!site.cards || isNotFound) && <meta name="twitter:card" content="summary" />}
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
      </head>
      <body>
        {children}
        <DayScript site={site} />
        <GetScript site={site} routePath={routePath} />
        {script && <script type="module" dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>
  );
}
