import "./icon.css";

/** One 24 px grid, one 2 px stroke. The brand marks are our own icons for the purpose of each network, not traced logos. */
const paths = {
  appStore:
    "M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM12 7v7m-3-3 3 3 3-3M9 18h6",
  arrow: "M4 12h16m-6-6 6 6-6 6",
  calendar:
    "M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3 10h18M8 3v4m8-4v4m-7 8.5 2.2 2 3.8-4",
  chat: "M14 4H5a2 2 0 0 0-2 2v10l3.5-3H14a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2Zm5 5a2 2 0 0 1 2 2v9l-3.5-3H11a2 2 0 0 1-2-2",
  close: "m6 6 12 12M18 6 6 18",
  email: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm-2 3 9 6 9-6",
  form: "M7 4H6a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2h-1M9 2.5h6v3H9ZM8 11h8m-8 5h5",
  googlePlay: "M7 4.2v15.6a1 1 0 0 0 1.6.8l11.9-7.8a1 1 0 0 0 0-1.6L8.6 3.4A1 1 0 0 0 7 4.2Z",
  instagram:
    "M8 4.5 9.5 3h5L16 4.5h3a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2ZM12 8.5a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Z",
  menu: "M4 8h16M4 16h16",
  pin: "M12 21.5c4.5-4.5 7-8 7-11.3a7 7 0 0 0-14 0c0 3.3 2.5 6.8 7 11.3ZM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  rednote: "M6 3h11a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6ZM3.5 7.5H6m-2.5 4.5H6m-2.5 4.5H6M10 8h5m-5 4h3",
  together: "M9 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm6 0a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Z",
};

export type IconName = keyof typeof paths;

export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
