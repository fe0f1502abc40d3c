interface Props {
  list: string[] | undefined;
}

export function Part({ list }: Props) {
  const items = list as string[];
  return <ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>;
}
