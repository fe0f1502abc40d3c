const button = document.querySelector<HTMLElement>(".menu-button");
const menu = document.getElementById("menu");
let section: HTMLElement | null = null;

menu?.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a");
  // In a wide window the links stand in a row, and there is no button.
  if (!link || !button?.offsetWidth || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Following a link takes the focus, in some browsers after this event: so the script goes there itself.
  event.preventDefault();
  section = document.querySelector<HTMLElement>(link.hash);
  menu.hidePopover();
  location.hash = link.hash;
  section?.scrollIntoView();
  button.focus({ preventScroll: true });
});

// The focus is back on the button, yet the visitor is in the section: the next Tab goes on from there.
button?.addEventListener("keydown", ({ key, shiftKey }) => {
  if (section && key === "Tab" && !shiftKey) {
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  }
  section = null;
});
