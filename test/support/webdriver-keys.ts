/** The keys of WebDriver that are not written as themselves, https://w3c.github.io/webdriver/#keyboard-actions */
export const webdriverKeys: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Escape: "\uE00C",
  Space: " ",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
};
