const offset = Number(document.querySelector("main")?.dataset.revealOffset);
const reveal = (element: Element | null) => element?.classList.remove("waiting");
// Only elements out of view are hidden: nothing that a visitor has seen disappears.
const hidden = [...document.querySelectorAll("[data-reveal]")].filter(
  (element) => element.getBoundingClientRect().top >= innerHeight - offset,
);

// Elements above the window count as in view, so that a jump to an anchor leaves nothing hidden behind it.
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
// Elements that change when the train passes, at half the window's height.
watch(document.querySelectorAll("[data-passing]"), "45%");

// The focus may reach the last pixels of a window, where scrolling reveals nothing.
addEventListener("focusin", ({ target }) => {
  if (target instanceof Element) reveal(target.closest(".waiting"));
});

// The page's end can never scroll up that far: its last line reveals everything that is still hidden.
const lastLine = document.querySelector(".copyright");
if (lastLine)
  new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) hidden.forEach(reveal);
  }).observe(lastLine);
