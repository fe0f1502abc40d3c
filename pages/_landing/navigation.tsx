import { Link } from "handbill";
import { Icon } from "../_shared/icon.tsx";
import { Logo } from "../_shared/logo.tsx";
import { useConnections } from "./connections.ts";
import "./navigation.css";
import "./menu.client.ts";

export function Navigation() {
  const { follow, partners } = useConnections();
  return (
    <header className="navigation">
      <div className="frame">
        <Logo to="#hero" hint="back to top" />
        <nav aria-label="Main">
          {/* Browsers announce the state of a button that opens a popover. */}
          <button className="menu-button" type="button" popoverTarget="menu" aria-controls="menu">
            <Icon name="menu" className="open" />
            <Icon name="close" className="close" />
            <span className="visually-hidden">Menu</span>
          </button>
          <ul className="menu" id="menu" popover="auto">
            <li>
              <Link to="#why-join">Why join</Link>
            </li>
            <li>
              <Link to="#features">Features</Link>
            </li>
            {(follow.length > 0 || partners.length > 0) && (
              <li>
                <Link to="#connect">Let’s connect</Link>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  );
}
