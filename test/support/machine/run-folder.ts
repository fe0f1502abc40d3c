import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Before all tests of a run: creates a folder for shared files, and removes it afterwards. `npm test` has its own. */
export default function setUp(): (() => void) | undefined {
  if (process.env.HANDBILL_TEST_FOLDER !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "handbill-run-"));
  process.env.HANDBILL_TEST_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
