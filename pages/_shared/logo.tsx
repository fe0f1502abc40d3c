import { Link, useSite } from "handbill";
import "./logo.css";

/** A stop marker with a speech bubble: the mark and the name, linking to `to`; `hint` completes its accessible name. */
export function Logo({ to, hint }: { to: string; hint: string }) {
  const { app } = useSite();
  return (
    <Link className={app.name.length > 14 ? "logo long-name" : "logo"} to={to}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 2a13 13 0 0 1 0 26c-2.3 0-4.4-.6-6.3-1.6L2 30l2.7-7.6A13 13 0 0 1 16 2Zm0 7a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z" />
      </svg>
      <span>{app.name}</span>
      <span className="visually-hidden">{`, ${hint}`}</span>
    </Link>
  );
}
