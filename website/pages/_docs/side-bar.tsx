import { Link, usePage } from "handbill";
import { Fragment } from "react";
import { isShelf, sectionsOf } from "./sections.ts";
import { type Documents, routeOf } from "./sequence.ts";
import { shortTitle } from "./short-title.ts";
import "./side-bar.css";

/** All pages by section, and those of a shelf if one of them is open. On a narrow screen it follows the text. */
export function SideBar({ collections }: { collections: Documents }) {
  const { pagePath } = usePage();
  const [, shelf = ""] = pagePath.split("/");
  return (
    <nav className="side-bar" id="all-pages" aria-label="All pages">
      {sectionsOf(collections.docs.map(({ slug }) => slug)).map(({ title, parts }) => (
        <Fragment key={title}>
          <p className="side-section">{title}</p>
          {parts.map((part) => (
            <Fragment key={part.pages[0]}>
              {part.title && <p className="side-part">{part.title}</p>}
              <ul>
                {part.pages.map((name) => (
                  <li key={name}>
                    <Entry name={name} collections={collections} />
                    {name === shelf && isShelf(name) && (
                      <ul>
                        {collections[name].map((document) => (
                          <li key={document.slug}>
                            <To route={routeOf(document)} text={shortTitle(document)} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </nav>
  );
}

function Entry({ name, collections }: { name: string; collections: Documents }) {
  const document = collections.docs.find(({ slug }) => slug === name);
  return document ? <To route={`/${name}`} text={shortTitle(document)} /> : null;
}

function To({ route, text }: { route: string; text: string }) {
  const { pagePath } = usePage();
  return (
    <Link to={route} {...(route === pagePath && { "aria-current": "page" as const })}>
      {text}
    </Link>
  );
}
