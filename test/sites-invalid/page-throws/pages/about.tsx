import { Part } from "./_part";

export const meta = { title: "T", description: "D" };

export default function About() {
  return (
    <main>
      <Part list={undefined} />
    </main>
  );
}
