import { Link, type Meta } from "handbill";
import { Masthead } from "./_shared/masthead.tsx";
import { notFound } from "./_words/not-found.ts";
import { shared } from "./_words/shared.ts";
import "./_shared/base.css";
import "./_not-found/not-found.css";

export const meta: Meta = ({ site: { app } }) => ({
  title: `${notFound.title} | ${app.name}`,
  description: `${app.name}: ${notFound.title}`,
});

/** The wall where the bill was: four corners under their tape. */
export default function NotFoundPage() {
  return (
    <div className="empty-wall">
      <Masthead />
      <main className="gone frame" id="main">
        <div className="place">
          <i className="corner" />
          <i className="corner" />
          <i className="corner" />
          <i className="corner" />
          <p className="gone-code mark">{notFound.code}</p>
          <h1>{notFound.title}</h1>
          <p>{notFound.text}</p>
          <p>
            <Link className="gone-home" to="/">
              {shared.home}
            </Link>
          </p>
        </div>
      </main>
    </div>
  );
}
