const button = document.querySelector<HTMLElement>(".menu-button");
const menu = document.querySelector<HTMLElement>("#menu");
let section: HTMLElement | null = null;

menu?.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a");
  // In a wide window the links are in a row, and there is no button.
  if (!link || !button?.offsetWidth || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Following a link takes the focus, in some browsers after this event, so the script navigates itself.
  event.preventDefault();
  section = document.querySelector<HTMLElement>(link.hash);
  menu.hidePopover();
  location.hash = link.hash;
  section?.scrollIntoView();
  button.focus({ preventScroll: true });
});

// The next Tab should continue where the visitor is: in the section, although the focus is back on the button; or in the open menu, which
// WebKit skips.
button?.addEventListener("keydown", ({ key, shiftKey }) => {
  const from = menu?.matches(":popover-open") ? menu : section;
  if (from && key === "Tab" && !shiftKey) {
    from.tabIndex = -1;
    from.focus({ preventScroll: true });
  }
  section = null;
});
