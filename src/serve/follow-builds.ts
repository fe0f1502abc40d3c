/** The path where browsers listen for new versions of the page in the query. */
export const eventsPath = "/__handbill/events";
export const stylePath = "/__handbill/style";

/** The module that `handbill watch` adds to each page. */
export const devScript = `(${followBuilds})(${JSON.stringify({ eventsPath, stylePath })})`;

/**
 * Runs in the browser from its source text, so it cannot use anything outside of it. Reloads the page when there is a new version; a new
 * style alone is swapped in.
 */
function followBuilds(paths: { eventsPath: string; stylePath: string }): void {
  const storageKey = "handbill";
  const openable = "details, dialog, [popover]";
  const expandable = "[aria-expanded]";
  const stamp = document.querySelector<HTMLElement>("script[data-handbill]")?.dataset.handbill ?? "";
  let [page = "", style = ""] = stamp.split(" ");
  const isErrorScreen = style === "error";
  const query = `?page=${encodeURIComponent(location.pathname)}`;
  let source: EventSource | undefined;
  let sheet: CSSStyleSheet | undefined;

  /** Hidden tabs close their connection, because browsers limit connections to six per host. */
  function connect() {
    source?.close();
    source = undefined;
    if (document.hidden) return;
    source = new EventSource(paths.eventsPath + query);
    source.onmessage = ({ data }) => void follow(JSON.parse(data));
    source.onerror = () => {
      // After an answer that is not an event stream, the browser does not reconnect by itself.
      if (source?.readyState === EventSource.CLOSED) setTimeout(connect, 1000);
    };
  }

  async function follow(next: { page: string; style: string }) {
    if (next.page !== page) {
      if (!isErrorScreen) sessionStorage.setItem(storageKey, JSON.stringify(capture()));
      page = next.page;
      source?.close();
      location.reload();
    } else if (next.style !== style) {
      style = next.style;
      const response = await fetch(paths.stylePath + query);
      if (response.ok && style === next.style) swapStyle(await response.text());
    }
  }

  /** The page's policy allows no other style element, but constructed style sheets. */
  function swapStyle(text: string) {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
      const first = document.querySelector<HTMLStyleElement>("head > style");
      if (first) first.disabled = true;
    }
    sheet.replaceSync(text);
  }

  /** The state of the page that a person sees besides its content. */
  function capture() {
    return {
      path: location.pathname,
      x: scrollX,
      y: scrollY,
      open: [...document.querySelectorAll(openable)].map((element) =>
        element.matches("[open], :popover-open"),
      ),
      expanded: [...document.querySelectorAll(expandable)].map((element) => isExpanded(element)),
    };
  }

  const isExpanded = (element: Element) => element.getAttribute("aria-expanded") === "true";

  function restore(saved: ReturnType<typeof capture>) {
    for (const [index, element] of document.querySelectorAll<HTMLElement>(openable).entries()) {
      const isOpen = element.matches("[open], :popover-open");
      if (saved.open[index] === undefined || saved.open[index] === isOpen) continue;
      if (element.popover) element.togglePopover(!isOpen);
      else element.toggleAttribute("open", !isOpen);
    }
    for (const [index, element] of document.querySelectorAll<HTMLElement>(expandable).entries())
      if (saved.expanded[index] === true && !isExpanded(element)) element.click();
    scrollAgain(saved);
  }

  const scrollAgain = ({ x, y }: { x: number; y: number }) =>
    scrollTo({ left: x, top: y, behavior: "instant" });

  const text = isErrorScreen ? null : sessionStorage.getItem(storageKey);
  if (text !== null) {
    sessionStorage.removeItem(storageKey);
    const saved = JSON.parse(text) as ReturnType<typeof capture>;
    if (saved.path === location.pathname) {
      // The browser's own position may be that of the error screen.
      history.scrollRestoration = "manual";
      // The page's modules run before the first, and late images may move the content before the second.
      document.addEventListener("DOMContentLoaded", () => restore(saved));
      addEventListener("load", () => scrollAgain(saved));
      addEventListener("pagehide", () => {
        history.scrollRestoration = "auto";
      });
    }
  }
  document.addEventListener("visibilitychange", connect);
  addEventListener("pageshow", ({ persisted }) => persisted && connect());
  connect();
}
