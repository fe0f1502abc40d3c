export const meta = { title: "T", description: "D" };

export default function About() {
  return <main>;
}
