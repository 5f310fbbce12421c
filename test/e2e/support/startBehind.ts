import { freePort } from '#test/support/freePort.ts';

import type { DeployingProxy } from './deployingProxy.ts';
import { type RunningSite, startSite } from './startSite.ts';

/**
 * The site behind a proxy, by whose name its readers know it.
 * @param dataDir - a folder that is kept, for starting again on what is there
 */
export async function startBehind(
  proxy: DeployingProxy,
  env: Record<string, string> = {},
  dataDir?: string,
): Promise<RunningSite> {
  const port = await freePort();
  proxy.lead(`http://127.0.0.1:${port}`);
  return startSite({ env: { PUBLIC_URL: proxy.origin, PORT: String(port), ...env }, dataDir });
}
