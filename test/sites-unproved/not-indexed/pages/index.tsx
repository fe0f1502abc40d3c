import "./index.css";
import { Link, useSite } from "handbill";

export const meta = {
  title: "Whole: a site that breaks no rule",
  description: "Whole is an app whose site breaks no rule at all, so that each rule can be seen to let it pass.",
};

export default function Landing() {
  const { stores, publisher, link, publicHref } = useSite();
  return (
    <main>
      <meta name="robots" content="noindex" />
      <h1>Whole</h1>
      <nav aria-label="Sections">
        <a href="#more">More</a>
      </nav>
      <img src={publicHref("/icon.svg")} alt="A circle" width="24" height="24" />
      <h2 id="more">More</h2>
      {stores.appStore && <a href={stores.appStore.href}>App Store</a>}
      {link("instagram") && <a href={link("instagram")?.url}>Instagram</a>}
      {link("rednote") && <a href={link("rednote")?.url}>RedNote</a>}
      <a href={`mailto:${publisher.email}`}>Write to us</a> <Link to="/privacy-policy#contact">Contact</Link>
    </main>
  );
}
