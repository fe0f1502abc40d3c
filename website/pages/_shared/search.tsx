import { useSite } from "handbill";
import "./search.client";
import "./search.css";

/** A button that opens the search; disabled without a script. */
export function Search() {
  const { base } = useSite();
  return (
    <>
      <button className="search-open" type="button" disabled>
        Search <kbd>Ctrl K</kbd>
      </button>
      <dialog className="search-dialog" aria-label="Search" data-index={`${base}search.json`}>
        <input type="search" aria-label="Search the documentation" autoComplete="off" spellCheck={false} />
        <p role="status" />
        <ul />
      </dialog>
    </>
  );
}
