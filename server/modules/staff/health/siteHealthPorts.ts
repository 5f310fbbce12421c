import { statfs } from 'node:fs/promises';

import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Health } from '#server/platform/http/health.ts';

import type { SiteHealthPorts } from './resolvers.ts';

/** What the page of health knows of this process and its disk. */
export const siteHealthPorts = (
  health: Health,
  { dataDir, diskFreeMegabytes }: Pick<Settings, 'dataDir' | 'diskFreeMegabytes'>,
): SiteHealthPorts => ({
  report: () => health.report(),
  freeBytes: async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  },
  wantedBytes: diskFreeMegabytes * 1024 ** 2,
});
