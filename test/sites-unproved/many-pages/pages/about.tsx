import { Footer } from "./_footer.tsx";

export const meta = {
  title: "About the app",
  description: "Another page with the footer of every page, in which one link is broken.",
};

export default function About() {
  return (
    <>
      <main>
        <h1>About</h1>
      </main>
      <Footer />
    </>
  );
}
