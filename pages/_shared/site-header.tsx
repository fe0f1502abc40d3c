import { Logo } from "./logo.tsx";
import "./site-header.css";

/** The header of every page except the landing page, which has its own navigation. */
export function SiteHeader() {
  return (
    <header className="site-header frame">
      <Logo to="/" hint="home" />
    </header>
  );
}
