import { Icon, type IconName } from "../_shared/icon.tsx";

/** One row of a sign: a place to go. */
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
