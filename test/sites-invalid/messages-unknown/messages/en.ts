export default { title: "A title", days: "{count, plural, one {# day} other {# days}}", list: [], rich: "<b>x</b>", since: "{day, date}" };
