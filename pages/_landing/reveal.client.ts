const page = document.querySelector<HTMLElement>("[data-reveal-offset]");
const offset = Number(page?.dataset.revealOffset ?? 0);
const waiting = new Set<Element>();

function reveal(element: Element) {
  element.classList.remove("waiting");
  waiting.delete(element);
  comingIntoView.unobserve(element);
}

// What is above the window counts as in view, so that a jump to an anchor leaves nothing hidden behind it.
const comingIntoView = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) if (entry.isIntersecting) reveal(entry.target);
  },
  { rootMargin: `999999px 0px -${offset}px` },
);

// The page's last pixels can never come that far up: its last line reveals whatever still waits.
const pageEnd = new IntersectionObserver((entries) => {
  if (entries.some((entry) => entry.isIntersecting)) waiting.forEach(reveal);
});

for (const element of document.querySelectorAll("[data-reveal]")) {
  // Only what is not in view yet is hidden: nothing that a visitor has seen disappears.
  if (element.getBoundingClientRect().top < innerHeight - offset) continue;
  waiting.add(element);
  comingIntoView.observe(element);
}
for (const element of waiting) element.classList.add("waiting");

// The focus may come to the last pixels of a window, where nothing is revealed by scrolling.
addEventListener("focusin", ({ target }) => {
  const hidden = target instanceof Element && target.closest(".waiting");
  if (hidden) reveal(hidden);
});

const lastLine = document.querySelector(".copyright");
if (lastLine) pageEnd.observe(lastLine);
