const offset = Number(document.querySelector("main")?.dataset.revealOffset);
const reveal = (element: Element | null) => element?.classList.remove("waiting");
// Only what is not in view yet is hidden: nothing that a visitor has seen disappears.
const hidden = [...document.querySelectorAll("[data-reveal]")].filter(
  (element) => element.getBoundingClientRect().top >= innerHeight - offset,
);

// What is above the window counts as in view, so that a jump to an anchor leaves nothing hidden behind it.
const watch = (elements: Iterable<Element>, margin: string) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) reveal(target);
    },
    { rootMargin: `999999px 0px -${margin}` },
  );
  for (const element of elements) {
    element.classList.add("waiting");
    observer.observe(element);
  }
};
watch(hidden, `${offset}px`);
// What happens as the train passes, which is at half the window's height.
watch(document.querySelectorAll("[data-passing]"), "45%");

// The focus may come to the last pixels of a window, where nothing is revealed by scrolling.
addEventListener("focusin", ({ target }) => {
  if (target instanceof Element) reveal(target.closest(".waiting"));
});

// The page's last pixels can never come that far up: its last line reveals whatever still waits.
const lastLine = document.querySelector(".copyright");
if (lastLine)
  new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) hidden.forEach(reveal);
  }).observe(lastLine);
