import { useMessages } from "handbill";
import { FeatureText } from "../_landing/feature-text.tsx";
import "./features.css";

/** The features, like the entries of a programme. */
export function Features() {
  const t = useMessages();
  if (!t.has("landing.features")) return null;
  return (
    <section className="part" id="features" aria-labelledby="features-title">
      <h2 id="features-title" dir="auto">
        {t("headings.features")}
      </h2>
      <ol className="programme">
        {t.list("landing.features").map((feature) => (
          <li key={feature("title")}>
            <h3 dir="auto">{feature("title")}</h3>
            {feature.has("text") && <FeatureText text={feature("text")} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
