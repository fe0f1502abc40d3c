import type { Meta } from "handbill";
import { tabTitle } from "./_landing/tab-title.ts";
import { Landing } from "./_poster/landing.tsx";
import { isWritten } from "./_shared/is-written.ts";

export const meta: Meta = ({ t, site }) => {
  const { app } = site;
  // Without a description of the app, describe the site's content.
  const description = isWritten(site, "app.description") ? app.description : undefined;
  const ways = `${t("support.title")}, ${t("press.title")}`;
  return {
    title: tabTitle(app.name, t("landing.title"), [app.subtitle, description, app.category, ways]),
    description: description ?? `${app.name} – ${t("support.description")}`,
  };
};

export default function LandingPage() {
  return <Landing />;
}
