export const meta = { title: "T", description: "D" };

export function Page() {
  return <main id="top" />;
}
