export const Footer = () => (
  <footer>
    <a href="/pres-kit">Press</a>
  </footer>
);
