import { NotFound } from "../components/NotFound";
import { site } from "../components/text";
import { Page } from "./_page";

export const meta = { title: site.notFound.title, description: site.notFound.text };

export default function Missing() {
  return (
    <Page>
      <NotFound />
    </Page>
  );
}
