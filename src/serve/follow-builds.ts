/** The path where browsers listen for new versions of the page in the query. */
export const eventsPath = "/__handbill/events";
export const stylePath = "/__handbill/style";

/** The module that `handbill watch` adds to each page: it runs from the source text of two functions, which can use nothing outside. */
export const devScript = `(${followBuilds})(${JSON.stringify({ eventsPath, stylePath })},(${openPageState})())`;

/** Reloads the page when there is a new version; a new style alone is swapped in. */
function followBuilds(
  paths: { eventsPath: string; stylePath: string },
  state: ReturnType<typeof openPageState>,
): void {
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
      if (!isErrorScreen) state.save();
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

  if (!isErrorScreen) state.restore();
  document.addEventListener("visibilitychange", connect);
  addEventListener("pageshow", ({ persisted }) => persisted && connect());
  connect();
}

/** The state of the page that a person sees besides its content, which a reload would lose. */
function openPageState() {
  const storageKey = "handbill";
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const openable = () => all("details, dialog, [popover]");
  const expandable = () => all("[aria-expanded]");
  const isOpen = (element: Element) => element.matches("[open], :popover-open");
  const isExpanded = (element: Element) => element.getAttribute("aria-expanded") === "true";
  const capture = () => ({
    path: location.pathname,
    x: scrollX,
    y: scrollY,
    open: openable().map(isOpen),
    expanded: expandable().map(isExpanded),
  });

  function apply(saved: ReturnType<typeof capture>) {
    for (const [index, element] of openable().entries()) {
      const wanted = saved.open[index];
      if (wanted === undefined || wanted === isOpen(element)) continue;
      if (element.popover) element.togglePopover(wanted);
      else element.toggleAttribute("open", wanted);
    }
    for (const [index, element] of expandable().entries())
      if (saved.expanded[index] === true && !isExpanded(element)) element.click();
    scrollAgain(saved);
  }

  const scrollAgain = ({ x, y }: { x: number; y: number }) =>
    scrollTo({ left: x, top: y, behavior: "instant" });

  return {
    save: () => sessionStorage.setItem(storageKey, JSON.stringify(capture())),
    restore: () => {
      const text = sessionStorage.getItem(storageKey);
      if (text === null) return;
      sessionStorage.removeItem(storageKey);
      const saved = JSON.parse(text) as ReturnType<typeof capture>;
      if (saved.path !== location.pathname) return;
      // The browser's own position may be that of the error screen.
      history.scrollRestoration = "manual";
      // The page's modules run before the first, and late images may move the content before the second.
      document.addEventListener("DOMContentLoaded", () => apply(saved));
      addEventListener("load", () => scrollAgain(saved));
      addEventListener("pagehide", () => {
        history.scrollRestoration = "auto";
      });
    },
  };
}
