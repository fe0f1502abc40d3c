export default { title: "A title" };
