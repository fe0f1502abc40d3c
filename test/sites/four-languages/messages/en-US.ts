export default {
  press: {
    title: "Press",
    description: "Facts and pictures for those who write about it.",
    since: "In the stores since {day, date, long} ({day, date, short}).",
    count: "{count, plural, =0 {No tide table} one {# tide table} other {# tide tables}} of {all, number}",
    place: "{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in its list",
    price: "{price, number, ::currency/EUR} a year, {share, number, percent} of it for the sea",
    write: "Write to <mail>{name}</mail>, or <b>call</b>.",
    braces: "It's '{'plain'}' & a < b",
  },
  gone: { title: "Not found", home: "Home" },
  steps: ["Open the app", "Look"],
  features: [{ title: "Tides", text: "High and low." }, { title: "Quiet" }],
} as const;
