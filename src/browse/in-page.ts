/* Code that runs inside the checked page. Each function is self-contained, because its source text is sent there. */

interface ShiftWindow extends Window {
  handbillShift?: { sum: number; readonly observer: PerformanceObserver };
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Adds up layout shifts. Source: https://web.dev/articles/cls, without its session windows. */
export function watchLayoutShift(): void {
  const view = window as ShiftWindow;
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as ShiftEntry[])
      if (view.handbillShift && !hadRecentInput) view.handbillShift.sum += value;
  });
  view.handbillShift = { sum: 0, observer };
  observer.observe({ type: "layout-shift", buffered: true });
}

/** Returns the sum once everything loaded so far is painted: a shift is known only after the frame that shows it. */
export async function readLayoutShift(): Promise<number> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame();
  await frame();
  const { sum, observer } = (window as ShiftWindow).handbillShift ?? {};
  const pending = (observer?.takeRecords() ?? []) as ShiftEntry[];
  return pending.reduce((all, { value, hadRecentInput }) => (hadRecentInput ? all : all + value), sum ?? 0);
}

/** Finds elements with their own text that extend out of the window, or out of a box that hides overflow. */
export function findCutOff(): string[] {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (texts.length === 0 || element.closest("[aria-hidden=true], svg, script, style, noscript")) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    // Only its own texts: child elements that are hidden visually are measured separately.
    const boxes = texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    });
    const box = {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
    // Text that is clipped to a pixel, or moved out to the left, is meant for screen readers.
    const own = element.getBoundingClientRect();
    if (own.width <= 1 || own.height <= 1 || box.right <= 0) continue;
    let isCut = box.right > width + 1 || box.left < -1;
    for (let outer: HTMLElement | null = element; outer && !isCut; outer = outer.parentElement) {
      const { overflowX } = getComputedStyle(outer);
      if (overflowX === "auto" || overflowX === "scroll") break;
      const edge = outer.getBoundingClientRect();
      isCut = (overflowX === "hidden" || overflowX === "clip") && box.right > edge.right + 1;
    }
    if (isCut)
      found.push(`<${element.tagName.toLowerCase()}> “${(element.textContent ?? "").trim().slice(0, 40)}”`);
  }
  if (found.length === 0 && document.documentElement.scrollWidth > width + 1) found.push("the page");
  return found.slice(0, 5);
}
