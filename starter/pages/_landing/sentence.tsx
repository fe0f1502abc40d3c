import { useMessages, useSite } from "handbill";
import { isWritten } from "../_shared/is-written.ts";
import "./sentence.css";

/** The app in one sentence. Renders nothing until you write it. */
export function Sentence() {
  const site = useSite();
  const description = isWritten(site, "app.description") ? site.app.description : "";
  const sentence = useMessages()("landing.sentence") || description;
  if (sentence === "") return null;
  return (
    <p className="sentence" dir="auto">
      {sentence}
    </p>
  );
}
