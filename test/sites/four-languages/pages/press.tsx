import { LanguageLinks, Link, type Meta, useMessages, usePage } from "handbill";
import "./_index.css";

export const meta: Meta = ({ t, site }) => ({
  title: `${t("press.title")}: ${site.app.name}`,
  description: t("press.description"),
});

export default function Press() {
  const t = useMessages();
  const { language } = usePage();
  return (
    <main>
      <h1>{t("press.title")}</h1>
      <p id="since">{t("press.since", { day: "2025-03-01" })}</p>
      <ul id="counts">
        {[0, 1, 2, 3, 11, 1234567].map((count) => (
          <li key={count}>{t("press.count", { count, all: 12345.678 })}</li>
        ))}
      </ul>
      <ul id="places">
        {[1, 2, 3, 4].map((place) => (
          <li key={place}>{t("press.place", { place })}</li>
        ))}
      </ul>
      <p id="price">{t("press.price", { price: 9.5, share: 0.25 })}</p>
      <p id="write">
        {t.rich("press.write", {
          name: "<script>alert(1)</script> & Ana",
          mail: (words) => <a href="mailto:ana@four.site.dev">{words}</a>,
          b: (words) => <strong lang={language}>{words}</strong>,
        })}
      </p>
      <p id="braces">{t("press.braces")}</p>
      <ol id="steps">
        {t.list("steps").map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl id="features">
        {t.list("features").map((feature) => (
          <div key={feature("title")}>
            <dt>{feature("title")}</dt>
            <dd>{feature.has("text") ? feature("text") : "–"}</dd>
          </div>
        ))}
      </dl>
      <Link to="/">Four</Link>
      <LanguageLinks label="Languages" />
    </main>
  );
}
