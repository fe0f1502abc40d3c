import Part from "@/parts/part";
export const meta = { title: "About", description: "About" };
export default () => <p><Part /></p>;
