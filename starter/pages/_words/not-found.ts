export const notFound = {
  title: "Page not found",
  code: "404",
  text: "This bill has been taken down.",
};
