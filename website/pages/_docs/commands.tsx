import { Fragment, type ReactElement, type ReactNode, useId } from "react";
import { managers, translateCommand } from "./translate-command.ts";
import "./commands.css";
import "./commands.client.ts";

/** npm commands for each package manager. The choice is a radio button, so that it works without a script. */
export function Commands({ children }: { children?: ReactNode }) {
  const code = textOf(children).trim();
  const group = useId();
  return (
    <fieldset className="commands">
      <legend>Package manager</legend>
      {managers.map((manager, index) => (
        <Fragment key={manager}>
          <input
            type="radio"
            id={`${group}-${manager}`}
            name={group}
            value={manager}
            defaultChecked={index === 0}
          />
          <label htmlFor={`${group}-${manager}`}>{manager}</label>
        </Fragment>
      ))}
      {managers.map((manager) => (
        <pre key={manager} className={`of-${manager}`}>
          <code>{keepOptions(translateCommand(code, manager))}</code>
        </pre>
      ))}
    </fieldset>
  );
}

/** Marks each option, so that no line ends between its hyphens and its name. */
const keepOptions = (text: string): ReactNode =>
  text
    .split(/((?<=\s)--?\w[\w-]*)/)
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text may be equal
    .map((part, index) => (index % 2 === 1 ? <span key={index}>{part}</span> : part));

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (typeof node === "string") return node;
  const element = node as ReactElement<{ children?: ReactNode }> | null | undefined;
  return element?.props ? textOf(element.props.children) : "";
}
