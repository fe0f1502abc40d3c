import { Icon, type IconName } from "../_shared/icon.tsx";

/** A row of a sign: one link. */
export function Destination({ href, icon, name }: { href: string; icon: IconName; name: string }) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        <span>{name}</span>
        <Icon name="arrow" />
      </a>
    </li>
  );
}
