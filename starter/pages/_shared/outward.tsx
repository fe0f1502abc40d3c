import { useMessages } from "handbill";
import type { ReactNode } from "react";

const ownTab = { target: "_blank", rel: "noopener" };

/** A link to another site that opens a new tab and says so. `mailto:` links open none. */
export function Outward({
  className,
  href,
  children,
}: {
  className?: string;
  href: string | undefined;
  children: ReactNode;
}) {
  const t = useMessages();
  const isLetter = href?.startsWith("mailto:");
  return (
    <a className={className} href={href} {...(isLetter ? {} : ownTab)}>
      {children}
      {!isLetter && <span className="visually-hidden">{t("shared.opensNewTab")}</span>}
    </a>
  );
}
