import { useSite } from "handbill";
import "./big-icon.css";

/** The app's icon as a large picture. */
export function BigIcon() {
  const { icon, publicHref } = useSite();
  if (icon === undefined) return null;
  return <img className="big-icon" src={publicHref(icon)} alt="" width={512} height={512} />;
}
