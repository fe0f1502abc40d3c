/** Runs in a page before its scripts: sums layout shifts in `window.shifts`. */
export function sumShifts() {
  const view = window as unknown as { shifts: number };
  view.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) view.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}
