import type { Meta, PageProps, Paths } from "handbill";
import cities from "../../cities.json";
import { Landing } from "../../components/Landing";
import { say, site } from "../../components/text";
import { Page } from "../_page";

const names = new Map(cities.map(({ slug, name }) => [slug, name]));
const nameOf = ({ params }: PageProps) => names.get(params.city ?? "") ?? "";

export const paths: Paths = () => cities.map(({ slug }) => ({ city: slug }));

export const meta: Meta = (props) => ({
  title: `${site.name} in ${nameOf(props)}`,
  description: say(site.description, nameOf(props)),
});

export default function City(props: PageProps) {
  return (
    <Page>
      <Landing city={nameOf(props)} />
    </Page>
  );
}
