export const meta = { title: "", description: "D" };
export default function Page() {
  return <main />;
}
