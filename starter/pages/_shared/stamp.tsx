import { useSite } from "handbill";
import { smallIcon } from "./small-icon.ts";
import "./stamp.css";

/** The app's icon as a printer's stamp. Renders nothing without an icon. */
export function Stamp() {
  const icon = smallIcon(useSite());
  return icon && <img className="stamp" src={icon} width={44} height={44} alt="" />;
}
