import { expect, test } from "vitest";
import { licenceOf, parseRepository, repositoryOf } from "./parse-source-code.js";

test.each([
  ["GNU AFFERO GENERAL PUBLIC LICENSE\n   Version 3, 19 November 2007", "AGPL-3.0"],
  ["GNU GENERAL PUBLIC LICENSE\n\t Version 3, 29 June 2007", "GPL-3.0"],
  ["GNU GENERAL PUBLIC LICENSE\n==========\n\nVersion 3, 29 June 2007", "GPL-3.0"],
  ["The GNU General Public License, Version 2, June 1991", "GPL-2.0"],
  ["Mozilla Public License Version 2.0\n====", "MPL-2.0"],
  ["Mozilla Public License Version 2.0\nor the GNU General Public License, Version 2.0", "MPL-2.0"],
  ["Apache License\n==============\n_Version 2.0, January 2004_", "Apache-2.0"],
  ["Permission is hereby granted, free\nof charge, to any person obtaining a copy", "MIT"],
  ["MIT License\n\nCopyright (c) 2026 Jane Doe", "MIT"],
  ["Copyright Tidepool Lda. All rights reserved.", undefined],
])("the licence in %j is %s", (text, licence) => {
  expect(licenceOf({ file: "LICENSE", text })).toBe(licence);
});

test.each([
  ["git+https://github.com/example/tidepool.git", "https://github.com/example/tidepool"],
  ["git@gitlab.com:example/tidepool.git", "https://gitlab.com/example/tidepool"],
  ["https://codeberg.org/example/tidepool/issues", "https://codeberg.org/example/tidepool"],
  ["https://github.com/example", undefined],
  ["https://tidepool.example/github.com/a/b", undefined],
])("the repository of %s is %s", (address, repository) => {
  expect(repositoryOf(address)).toBe(repository);
});

test("the repository is the remote origin of Git", () => {
  const text =
    '[core]\n\tbare = false\n[remote "fork"]\n\turl = a\n[remote "origin"]\n\turl = git@github.com:a/b.git\n';
  expect(parseRepository({ file: ".git/config", text })).toEqual([
    { field: "repository", value: "git@github.com:a/b.git", origin: { file: ".git/config", line: 6 } },
  ]);
  expect(parseRepository({ file: ".git/config", text: "[core]\n" })).toEqual([]);
});
