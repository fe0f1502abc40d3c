export const meta = { title: "T", description: "D" };

const table: Record<string, string[]> = {};
const first = table.missing[0];

export default function About() {
  return <main>{first}</main>;
}
