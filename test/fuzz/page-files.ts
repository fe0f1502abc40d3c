/** The code of a made-up site: pages, components, style and scripts. `WORDS` marks texts for edits. */
export const pageFiles: Readonly<Record<string, string>> = {
  "components/frame.tsx": `import { LanguageLinks, Link, useCollection, useLegal, useMessages, useSite } from "handbill";
import "./frame.css";
import "./menu.client.ts";
export function Frame({ children }) {
  const t = useMessages();
  return (
    <main className="frame">
      {children}
      <nav aria-label="Pages"><Link to="/">{useSite().app.name}</Link> <Link to="/help">Help</Link> <Link to="/cities">Cities</Link></nav>
      <footer>{t("foot")} {useLegal().map(({ slug, title }) => <Link key={slug} to={"/" + slug}>{title}</Link>)} {useCollection("help").length}</footer>
      <LanguageLinks label="Languages" />
    </main>
  );
}
`,
  "components/frame.css": `.frame { font-family: "Bricolage Grotesque", sans-serif; color: var(--brand-ink); background: url(./mark.svg) }\n`,
  "components/mark.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>\n',
  "components/menu.client.ts": `import { said } from "./said.js";\ndocument.documentElement.dataset.menu = said;\n`,
  "components/said.ts": `export const said = "WORDS";\n`,
  "components/card.tsx": `import styles from "./card.module.css";
export const Card = ({ title, children }) => <section className={styles.card}><h2 className={styles.title}>{title}</h2><p>{children} WORDS</p></section>;
`,
  "components/card.module.css": `.card { margin: 1px }\n.title { color: #123456 }\n`,
  "components/index.ts": `export { Card } from "./card";\nexport { Frame } from "./frame";\n`,
  "pages/index.tsx": `import { Image, Link, QrCode, useMessages, useSite } from "handbill";
import { Card, Frame } from "~parts/index";
import shot from "./_shot.png";
import "./_start.css";
export const meta = ({ site }) => ({ title: site.app.name, description: site.app.description });
export default function Start() {
  const t = useMessages();
  const { app, facts, publisher } = useSite();
  return (
    <Frame>
      <h1 id="top">{app.name} WORDS</h1>
      <Image src={shot} alt="The app" widths={[32]} />
      <Card title={t("city.hello", { name: app.name })}>{facts.harbours} {facts.own} {publisher.email}</Card>
      <ol>{t.list("steps").map((step) => <li key={step}>{step}</li>)}</ol>
      <QrCode value={"https://tidepool.example/" + facts.harbours} />
      <p><Link to="/news">News</Link> <Link to="/data">Data</Link> <Link to="/loaded">Loaded</Link> <Link to="/pack">Pack</Link> <a href={useSite().publicHref("/terms.txt")}>Terms</a></p>
    </Frame>
  );
}
`,
  "pages/_start.css": "h1 { letter-spacing: 1px }\n",
  "pages/404.tsx": `import { Link } from "handbill";
export const meta = { title: "Not found", description: "There is no page here." };
export default () => <main><h1>Not found WORDS</h1><Link to="/">Home</Link></main>;
`,
  "pages/[legal].tsx": `import { findDocument, LegalText } from "handbill";
import { Frame } from "../components/frame";
const documentOf = ({ params, legal }) => findDocument(legal, params.legal);
export const paths = ({ legal }) => legal.map(({ slug }) => ({ legal: slug }));
export const meta = (props) => ({ title: documentOf(props).title, description: documentOf(props).description });
export default (props) => <Frame><h1>{documentOf(props).title}</h1><p>{documentOf(props).headings.map(({ text }) => text).join()} {documentOf(props).effectiveDate}</p><LegalText document={documentOf(props)} /></Frame>;
`,
  "pages/help/index.tsx": `import { Link, useCollection } from "handbill";
import { Frame } from "../../components";
export const meta = { title: "Help", description: "Questions and answers about the app." };
export default () => <Frame><h1>Help WORDS</h1>{useCollection("help").map(({ slug, title }) => <p key={slug}><Link to={"/help/" + slug}>{title}</Link></p>)}</Frame>;
`,
  "pages/help/[help].tsx": `import { ContentText } from "handbill";
import { Card, Frame } from "../../components";
const documentOf = ({ params, collections }) => collections.help.find(({ slug }) => slug === params.help);
export const paths = ({ collections }) => collections.help.map(({ slug }) => ({ help: slug }));
export const meta = (props) => ({ title: documentOf(props).title, description: "The answer to " + documentOf(props).title + ", and more." });
export default function Help(props) {
  const { title, next, headings } = documentOf(props);
  return <Frame><h1>{title}</h1><ContentText document={documentOf(props)} /><Card title="Next">{next?.title} {headings.length}</Card></Frame>;
}
`,
  "pages/news/index.tsx": `import { Link, useCollection, useSite } from "handbill";
import { Frame } from "../../components";
export const meta = { title: "News", description: "All that is new in the app, in order." };
export default () => <Frame><h1>News</h1><p>{useSite().feeds.length} WORDS</p>{useCollection("news").map(({ slug, title, date, data }) => <p key={slug}><Link to={"/news/" + slug}>{title}</Link> {date} {data.place}</p>)}</Frame>;
`,
  "pages/news/[news].tsx": `import { ContentText, findDocument } from "handbill";
import { Frame } from "../../components";
const documentOf = ({ params, collections }) => findDocument(collections.news, params.news);
export const paths = ({ collections }) => collections.news.map(({ slug }) => ({ news: slug }));
export const meta = (props) => ({ title: documentOf(props).title, description: documentOf(props).description });
export default (props) => <Frame><h1>{documentOf(props).title}</h1><p>{documentOf(props).data.place}</p><ContentText document={documentOf(props)} /></Frame>;
`,
  "pages/cities.tsx": `import { Link, useMessages } from "handbill";
import { Frame } from "../components";
import cities from "./_cities.json";
export const meta = { title: "Cities", description: "All cities that the app knows, by name." };
export default function Cities() {
  const t = useMessages();
  return <Frame><h1>{t("city.count", { count: cities.length })}</h1>{cities.map(({ slug, name }) => <p key={slug}><Link to={"/city/" + slug}>{name}</Link></p>)}</Frame>;
}
`,
  "pages/city/[city].tsx": `import { useMessages, usePage } from "handbill";
import { Card, Frame } from "../../components";
import cities from "../_cities.json";
import "./_city.css";
const nameOf = ({ params }) => cities.find(({ slug }) => slug === params.city).name;
export const paths = () => cities.map(({ slug }) => ({ city: slug }));
export const meta = (props) => ({ title: "About " + nameOf(props), description: "What there is in " + nameOf(props) + " today." });
export default function City(props) {
  const t = useMessages();
  const day = new Intl.DateTimeFormat(usePage().language, { dateStyle: "long", timeZone: "UTC" }).format(new Date("2025-10-01"));
  return <Frame><h1>{t("city.hello", { name: nameOf(props) })}</h1><Card title="Of it">{day} WORDS</Card></Frame>;
}
`,
  "pages/city/_city.css": "h2 { margin: 2px }\n",
  "pages/data.tsx": `import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Frame } from "../components";
process.loadEnvFile("data/.env");
export const meta = { title: "Data", description: "What files say that the code reads by itself." };
export default () => <Frame><h1>Data</h1><p>{readFileSync("data/top.txt", "utf8")} {readdirSync("data/names").join()} {String(existsSync("data/more.txt"))} {process.env.TIDEPOOL_SAID} {process.env.TIDEPOOL_SET}</p></Frame>;
`,
  "pages/loaded/index.tsx": `import { defineLoad, Link, useCollection } from "handbill";
import { Frame } from "../../components";
export const load = defineLoad({ key: "lines", maxAge: "1d", load: () => ["first", "WORDS"] });
export const meta = { title: "Loaded", description: "What a page loads, and may keep for a whole day." };
export default ({ data }) => <Frame><h1>Loaded</h1><p>{data.join()}</p>{useCollection("releases").map(({ slug, title }) => <p key={slug}><Link to={"/loaded/" + slug}>{title}</Link></p>)}</Frame>;
`,
  "pages/loaded/[release].tsx": `import { ContentText, findDocument } from "handbill";
import { readFile } from "node:fs/promises";
import { Frame } from "../../components";
export const load = async () => Object.fromEntries(JSON.parse(await readFile("data/releases.json", "utf8")).map(({ slug, days }) => [slug, days]));
const documentOf = ({ params, collections }) => findDocument(collections.releases, params.release);
export const paths = ({ data }) => Object.keys(data).map((release) => ({ release }));
export const meta = (props) => ({ title: documentOf(props).title, description: "What is new after " + props.data[props.params.release] + " days of work." });
export default (props) => <Frame><h1>{documentOf(props).title}</h1><p>{props.data[props.params.release]} WORDS</p><ContentText document={documentOf(props)} /></Frame>;
`,
  "pages/pack.tsx": `import { said } from "word-pack";
import { Frame } from "../components";
export const meta = { title: "Pack", description: "What a package of the site's own says here." };
export default () => <Frame><h1>Pack</h1><p>{said} {new Date(0).toLocaleString()}</p></Frame>;
`,
};
