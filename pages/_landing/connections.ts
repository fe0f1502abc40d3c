import { useSite } from "handbill";
import type { IconName } from "../_shared/icon.tsx";

interface Connection {
  readonly icon: IconName;
  readonly href: string;
  readonly name: string;
}

/** The existing links: profiles to follow, and the one for partners. */
export function useConnections(): { follow: Connection[]; partners: Connection[] } {
  const { publisher, link } = useSite();
  const linked = (key: string, icon: IconName): Connection[] => {
    const found = link(key);
    return found ? [{ icon, href: found.url, name: found.label }] : [];
  };
  const email: Connection[] = publisher.email
    ? [{ icon: "email", href: `mailto:${publisher.email}`, name: "Email" }]
    : [];
  return {
    follow: [...email, ...linked("instagram", "instagram"), ...linked("rednote", "rednote")],
    partners: linked("partners", "form"),
  };
}
