import { Image, Link, type Meta } from "handbill";
import { Commands } from "./_docs/commands.tsx";
import starter from "./_home/starter.png";
import { Frame } from "./_shared/frame.tsx";
import "./_docs/code.css";
import "./_home/home.css";
import "./_shared/tabs.css";

export const meta: Meta = ({ site }) => ({
  title: "handbill: a website for your app, made from its store listing",
  description: site.app.description,
});

const tabs = [
  ["First site", "/first-site"],
  ["Guides", "/pages"],
  ["Reference", "/config"],
  ["How it works", "/how-it-works"],
  ["What’s new", "/changes"],
  ["Compare", "/compare"],
] as const;

const promises = [
  ["A failed build changes nothing.", "If a build fails or is killed, the site that you published stays."],
  [
    "Broken pages are not published.",
    "A broken link, an undefined fact or an incomplete privacy policy is an error with its file and line.",
  ],
  [
    "Published URLs keep working.",
    "A build that would lose a page, a file or an anchor fails until you redirect it.",
  ],
  ["Pages are small.", "Style and scripts are inlined. No framework and no third party reaches the browser."],
] as const;

export default function Home() {
  return (
    <Frame>
      <section className="poster-sheet">
        <h1 className="poster">A website for your app, made from its store listing.</h1>
        <p className="poster-lead">
          One command makes the landing page, privacy policy, terms, support and press pages. Every build
          checks each link and each fact before it publishes anything.
        </p>
        <div className="poster-command">
          <Commands>
            npx handbill init my-site --app-store https://apps.apple.com/us/app/your-app/id1234567890
          </Commands>
        </div>
      </section>
      <nav className="tabs take-one" aria-label="Documentation">
        {tabs.map(([title, route]) => (
          <Link key={route} className="tab" to={route}>
            <span>{title}</span>
          </Link>
        ))}
        <span className="taken" />
      </nav>
      <section className="home-part">
        <h2>What it makes</h2>
        <p>
          The sites of eight apps in three looks, as <code>handbill init</code> writes them from the apps’
          listings. The pages are yours: React components, Markdown and one config file.
        </p>
        <Image
          src={starter}
          widths={[640, 1280]}
          sizes="(min-width: 92rem) 87rem, 95vw"
          alt="The landing pages of eight apps, among them a bank, a toddler’s game and a prayer book in Arabic, each in its own colour"
        />
      </section>
      <section className="home-part">
        <h2>What you can rely on</h2>
        <ul className="promises">
          {promises.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  );
}
