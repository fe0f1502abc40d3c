export const meta = { title: "About", description: "A page about nothing at all." };
export default function Page() {
  return <main style={{ color: "red" }}><h1>About</h1></main>;
}
