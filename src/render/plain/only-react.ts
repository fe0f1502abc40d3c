/** Thrown where a tree has something that only React itself renders: it is given the whole tree then. */
export class OnlyReact extends Error {
  constructor(what: string) {
    super(`only React renders ${what}`);
    this.name = "OnlyReact";
  }
}
