import { statfs } from 'node:fs/promises';

import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { HealthReport, Health } from '#server/platform/http/health.ts';

import { createHealthStore } from './healthStore.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    siteHealth: SiteHealthPorts;
  }
}

/** What of the process the page of health shows. */
interface SiteHealthPorts {
  report: () => HealthReport;
  /** Bytes that may still be written to the data folder's disk. @throws Error when that is unknown. */
  freeBytes: () => Promise<number>;
  /** Free bytes below which the site is not ready. */
  wantedBytes: number;
}

/** How the site is, for staff with operations. */
export const healthResolvers: Resolvers = {
  Query: {
    siteHealth: async (_root, _arguments, context) => {
      requireDuty(context, 'operations');
      const store = context.perRequest(createHealthStore);
      const { report, freeBytes, wantedBytes } = context.siteHealth;
      const [databaseBytes, mails, jobs, free] = await Promise.all([
        store.databaseBytes(),
        store.mails(),
        store.lateJobs(),
        freeBytes().catch(() => null),
      ]);
      const { ready, state, version, uptimeSeconds, records, articles, copyBehind, degraded = [] } = report();
      return {
        isReady: ready,
        state,
        degraded: [...degraded],
        version,
        uptimeSeconds,
        records,
        articles,
        lacks: copyBehind?.lacks ?? null,
        freeBytes: free,
        wantedBytes,
        databaseBytes,
        ...mails,
        jobs,
      };
    },
  },
};

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
