/** Adds a copy button to every block of code, positioned above it so that nothing moves. */
for (const block of document.querySelectorAll(".text pre")) {
  const code = block.textContent?.trim() ?? "";
  const button = Object.assign(document.createElement("button"), { className: "copy", type: "button" });
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code);
    button.textContent = "Copied";
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2000);
  });
  block.append(button);
}
