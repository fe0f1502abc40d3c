import { useSite } from "handbill";
import { StoreLinks } from "../_shared/store-links.tsx";
import "./last-call.css";

/** Repeats the store links at the end of the page. */
export function LastCall() {
  const { app } = useSite();
  return (
    <div className="last-call">
      <div className="last-call-line frame">
        <h2>
          <bdi>{app.name}</bdi>
        </h2>
        <StoreLinks place="end" />
      </div>
    </div>
  );
}
