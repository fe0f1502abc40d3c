
export const meta = { title: "About", description: "About" };
export default () => <p>café</p>;
