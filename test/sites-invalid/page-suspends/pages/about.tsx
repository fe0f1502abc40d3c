import { use } from "react";

export const meta = { title: "T", description: "D" };

const never = new Promise<string>(() => {});

export default function About() {
  return <main>{use(never)}</main>;
}
