export const meta = { title: "T", description: "D" };

export default async function About() {
  return <main>{await Promise.resolve("late")}</main>;
}
