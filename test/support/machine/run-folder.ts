import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Before all tests of a run: a folder for what they share, which is removed after them. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "handbill-run-"));
  process.env.HANDBILL_TEST_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
