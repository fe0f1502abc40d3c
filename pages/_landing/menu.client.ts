const button = document.querySelector<HTMLElement>(".menu-button");
const menu = document.getElementById("menu");

menu?.addEventListener("beforetoggle", ({ newState }) => {
  if (button) button.ariaExpanded = String(newState === "open");
});

menu?.addEventListener("click", ({ target }) => {
  const chosen = target instanceof Element && target.closest("a");
  if (!chosen || button?.ariaExpanded !== "true") return;
  menu.hidePopover();
  // Going to the section takes the focus from the button once more, after this event.
  setTimeout(() => button.focus({ preventScroll: true }));
});
