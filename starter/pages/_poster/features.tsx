import { useMessages } from "handbill";
import { FeatureText, FeatureTitle } from "../_landing/feature-text.tsx";
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
            <FeatureTitle title={feature("title")} />
            {feature.has("text") && <FeatureText text={feature("text")} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
