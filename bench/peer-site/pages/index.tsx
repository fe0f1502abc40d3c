import type { Meta } from "handbill";
import { Landing } from "../components/Landing";
import { say, site } from "../components/text";
import { Page } from "./_page";

export const meta: Meta = { title: site.name, description: say(site.description, site.city) };

export default function Index() {
  return (
    <Page>
      <Landing city={site.city} />
    </Page>
  );
}
