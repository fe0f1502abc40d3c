import { Suspense } from "react";

export const meta = { title: "T", description: "D" };

function Broken(): never {
  throw new Error("hidden by the fallback");
}

export default function About() {
  return (
    <Suspense fallback={<p>Loading</p>}>
      <Broken />
    </Suspense>
  );
}
