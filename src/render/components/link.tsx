import type { AnchorHTMLAttributes } from "react";
import { withBase } from "../../model/addresses/addresses.js";
import { addressIn } from "../../model/addresses/page-addresses.js";
import { useRenderContext } from "../site-context.js";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site, or an id on the page: `/privacy-policy`, `/#features`, `#contact`. The build fails if it does not exist. */
  to: string;
  /** The language of the linked page. Default: the language of the page that contains the link. */
  language?: string;
}

/**
 * A link within the site. It adds the base path and stays in the page's language. Use `<a href>` for other sites.
 * @example `<Link to="/press#kit">Press kit</Link>`
 */
export function Link({ to, language, ...rest }: LinkProps) {
  const { site, addresses, language: own } = useRenderContext();
  checkLinkProps({ to, ...rest });
  if (language !== undefined && !site.languages.some(({ tag }) => tag === language)) {
    const tags = site.languages.map(({ tag }) => tag).join(", ");
    throw new Error(`Link takes a language of this site (${tags}), not ${JSON.stringify(language)}`);
  }
  const href = to.startsWith("#") ? to : withBase(site.base, addressIn(language ?? own, to, addresses));
  return <a href={href} hrefLang={language} {...rest} />;
}

/** Throws an Error that says how to write the link, since a page may be plain JavaScript, or silence type errors. */
export function checkLinkProps({ to, ...rest }: LinkProps): void {
  if (typeof to !== "string") {
    const instead = "href" in rest ? ", not href" : "";
    throw new Error(`Link takes to${instead}: a path of this site such as /privacy-policy`);
  }
  if (/^(\/(?!\/)|#)/.test(to)) return;
  const isElsewhere = /^([a-z][a-z0-9+.-]*:|\/\/|www\.)/i.test(to);
  throw new Error(
    isElsewhere
      ? `Link only links to pages of this site; for other URLs write <a href=${JSON.stringify(to)}>`
      : `Link takes a path that begins with a slash, not ${JSON.stringify(to)}: write to=${JSON.stringify(`/${to.replace(/^(\.{0,2}\/)+/, "")}`)}`,
  );
}
