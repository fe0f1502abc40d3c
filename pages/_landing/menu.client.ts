const button = document.querySelector<HTMLElement>(".menu-button");
const menu = document.getElementById("menu");

menu?.addEventListener("beforetoggle", (event) => {
  button?.setAttribute("aria-expanded", String(event.newState === "open"));
});

menu?.addEventListener("click", ({ target }) => {
  const chosen = target instanceof Element && target.closest("a");
  if (!chosen || !menu.matches(":popover-open")) return;
  menu.hidePopover();
  // Going to the section takes the focus from the button once more, after this event.
  setTimeout(() => button?.focus({ preventScroll: true }));
});
