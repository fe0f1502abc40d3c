import { thing } from "no-such-package";

export const meta = { title: "T", description: "D" };
export default function Page() {
  return <main>{thing}</main>;
}
