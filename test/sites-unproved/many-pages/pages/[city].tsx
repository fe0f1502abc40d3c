import { Footer } from "./_footer.tsx";

export const paths = () => ["boston", "porto", "quito", "turin", "utrecht"].map((city) => ({ city }));

export const meta = ({ params: { city } }: { params: { city: string } }) => ({
  title: `The app in ${city}`,
  description: `A page about ${city} with the footer of every page, in which one link is broken.`,
});

export default function City({ params: { city } }: { params: { city: string } }) {
  return (
    <>
      <main>
        <h1>{city}</h1>
      </main>
      <Footer />
    </>
  );
}
