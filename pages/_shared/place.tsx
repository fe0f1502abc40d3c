import { Icon, type IconName } from "./icon.tsx";

/** An icon link of the footer, with its name. */
export function Place({ href, icon, name }: { href: string; icon: IconName; name: string }) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        {name}
      </a>
    </li>
  );
}
