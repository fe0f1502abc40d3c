import type { AnchorHTMLAttributes } from "react";
import { withBase } from "../core/addresses.js";
import { useSite } from "./site-context.js";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A page or place of this site: `/privacy-policy`, `/#features`, `#contact`. A path to no page fails the build. */
  to: string;
}

/** A link inside the site. It adds the base path; the finished tree is checked for what it leads to. */
export function Link({ to, ...rest }: LinkProps) {
  const { base } = useSite();
  checkLinkProps({ to, ...rest });
  return <a href={to.startsWith("#") ? to : withBase(base, to)} {...rest} />;
}

/** Throws an Error that says how to write it, since a page may be plain JavaScript, or silence the types. */
export function checkLinkProps({ to, ...rest }: LinkProps): void {
  if (typeof to !== "string") {
    const instead = "href" in rest ? ", not href" : "";
    throw new Error(`Link takes to${instead}: a path of this site such as /privacy-policy`);
  }
  if (/^(\/(?!\/)|#)/.test(to)) return;
  throw new Error(
    `Link leads to pages of this site, by a path such as /privacy-policy; for ${JSON.stringify(to)} use <a href>`,
  );
}
