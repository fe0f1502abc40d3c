// The other generators' script, with the same work.
const button = document.querySelector("[data-menu]");
const menu = document.getElementById("menu");
button?.addEventListener("click", () => {
  button.setAttribute("aria-expanded", String(menu?.classList.toggle("is-open")));
});
menu?.addEventListener("click", (event) => {
  if (!(event.target as Element).closest("a")) return;
  menu.classList.remove("is-open");
  button?.setAttribute("aria-expanded", "false");
});
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.classList.add("is-in");
      observer.unobserve(target);
    }
  },
  { threshold: 0.15 },
);
for (const element of document.querySelectorAll("[data-reveal]")) observer.observe(element);
