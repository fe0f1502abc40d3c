const shared = { home: "Home", write: "Write to <link>us</link>." };

export default {
  shared,
  title: "A title",
  empty: "",
  steps: ["One", "Two"],
  press: { title: "Press", facts: "Facts" },
  left: "{count, plural, one {# day} other {# days}} left for {name}.",
  ask: "Don't miss '{name}'.",
  copied: "Write to {name} if you miss something.",
  name: "Minimal for Teams",
  since: "Since {day, date, long}",
} as const;
