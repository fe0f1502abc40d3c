import { defineConfig } from "handbill";

const key: string | undefined = undefined;
if (!key) {
  throw new Error("KEY is not set");
}
export default defineConfig({} as never);
