/** Lists elements that overlap, are clipped or are outside the window. Runs in the page. */
export function layoutFlaws(): string[] {
  const flaws: string[] = [];
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 40)}`;
  if (document.documentElement.scrollWidth > innerWidth)
    flaws.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const shown = [...document.querySelectorAll("h1, h2, h3, p, li > a, a, button, dt, dd, figcaption")].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"], .visually-hidden, .skip-link'),
  );
  for (const element of shown) {
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 0 && (left < -0.5 || right > innerWidth + 0.5))
      flaws.push(`${name(element)} lies outside: ${left} to ${right}`);
    const { overflowX, overflowY } = getComputedStyle(element);
    const clips = overflowX !== "visible" || overflowY !== "visible";
    if (
      clips &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
    ) {
      flaws.push(`${name(element)} is clipped`);
    }
  }
  for (const element of shown) {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest(".visually-hidden"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      let [from, to] = [0, innerWidth];
      for (let around: Element | null = parent; around; around = around.parentElement) {
        if (!/clip|hidden/.test(getComputedStyle(around).overflowX)) continue;
        const box = around.getBoundingClientRect();
        [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
      }
      if (left < from - 1 || right > to + 1) flaws.push(`“${node.textContent.slice(0, 40)}” is cut off`);
    }
  }
  const blocks = shown.filter(
    (element) => !shown.some((other) => other !== element && element.contains(other)),
  );
  const fixed = (element: Element) => element.closest("header") !== null;
  for (const [index, one] of blocks.entries()) {
    const a = one.getBoundingClientRect();
    for (const two of blocks.slice(index + 1)) {
      if (one.contains(two) || two.contains(one) || fixed(one) !== fixed(two)) continue;
      const b = two.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (
        across > 1 &&
        down > 1 &&
        getComputedStyle(one).display !== "inline" &&
        getComputedStyle(two).display !== "inline"
      ) {
        flaws.push(`${name(one)} lies over ${name(two)}`);
      }
    }
  }
  return flaws;
}
