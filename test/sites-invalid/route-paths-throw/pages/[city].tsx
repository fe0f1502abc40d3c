export const paths = () => { throw new Error("something that is not a list"); };
export const meta = { title: "T", description: "D" };
export default function Page() {
  return <main />;
}
