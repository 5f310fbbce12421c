import type { RunningSite } from './startSite.ts';

/** What all processes of a site have counted so far, one after the other. */
export const metricsOf = async (site: RunningSite): Promise<string> =>
  (await Promise.all(site.origins().map(async (origin) => (await fetch(`${origin}/metrics`)).text()))).join('\n');
