export const paths = () => { throw new Error("no list"); };
export const meta = { title: "T", description: "D" };
export default function Page() {
  return <main />;
}
