import { useSite } from "handbill";
import "./stamp.css";

/** The app's icon as a printer's stamp. Renders nothing without an icon. */
export function Stamp() {
  const { icon, publicHref } = useSite();
  if (icon === undefined) return null;
  return <img className="stamp" src={publicHref(icon)} width={44} height={44} alt="" />;
}
