import type { Cluster } from '../Cluster.ts';

/** How long a build stays after the last copy of the site that used it, in milliseconds: time to go back to it. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/**
 * Removes builds that no copy of the site has used for a day: of an older version of the site, or given up for a new one.
 *
 * @param now - milliseconds since 1970.
 */
export async function removeUnused(cluster: Cluster, prefix: string, now: number): Promise<void> {
  const start = `${prefix}-sets-`;
  const held = await cluster.ask<Record<string, unknown>>('GET', `/${start}*`);
  for (const name of Object.keys(held ?? {})) {
    if (!name.startsWith(start)) continue;
    const used = await cluster.ask<{ _source: { usedAt: number } }>('GET', `/${name}/_doc/used`);
    // A build that is still being filled was never used.
    if (!used || now - used._source.usedAt < KEPT_MS) continue;
    for (const kind of ['records', 'values', 'sets']) await cluster.ask('DELETE', `/${prefix}-${kind}-${name.slice(start.length)}`);
  }
}
