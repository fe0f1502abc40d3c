import { Link } from "handbill";

export const meta = { title: "T", description: "D" };
export default function Page() {
  return <Link to="https://example.com/">Out</Link>;
}
