import type { Meta, PageProps, Paths } from "handbill";
import cities from "../../cities.json";
import { Landing } from "../../components/Landing";
import { say, site } from "../../components/text";
import { Page } from "../_page";

const nameOf = ({ params }: PageProps) => cities.find(({ slug }) => slug === params.city)?.name ?? "";

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
