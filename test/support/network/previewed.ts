import type { HostName } from "../../../src/model/hosts/serving.js";
import { previewSite } from "../../../src/serve/preview-site.js";
import type { OnEnd } from "../temp-site.js";

/** Serves a folder like `preview`, from this process; returns the origin, without a slash at its end. */
export async function previewed(onEnd: OnEnd, outDir: string, host?: HostName): Promise<string> {
  const served = await previewSite({ outDir, base: undefined, listen: "127.0.0.1", port: 0, host });
  if (!served) throw new Error(`${outDir} holds no site`);
  onEnd(() => void served.close());
  return `http://127.0.0.1:${served.port}`;
}
