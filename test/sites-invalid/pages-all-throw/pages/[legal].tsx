export const paths = () => [{ legal: "privacy" }, { legal: "terms" }];
export const meta = { title: "T", description: "D" };
export default function Page({ params }: { params: { legal: string } }): never {
  throw new Error(params.legal);
}
