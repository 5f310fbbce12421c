import { DAY_MS } from '#domain/kernel/values/durations.ts';

import type { Cluster } from './Cluster.ts';
import { type IndexBuild, type IndexPlan, type Layout, notesKind, USED } from './IndexBuild.ts';

/** How long a build stays after the last copy of the site that used it, in milliseconds: time to go back to it. */
const KEPT_MS = DAY_MS;

/** The name by which copies of the site with one format know which build answers. */
const aliasOf = ({ prefix }: Pick<Layout, 'prefix'>, { format, kinds }: IndexPlan): string =>
  `${prefix}-${kinds[0].kind}-${format}`;

/** Number of the build that answers; null before the first. */
export async function currentBuild(cluster: Cluster, layout: Layout, plan: IndexPlan): Promise<number | null> {
  const alias = aliasOf(layout, plan);
  // Of its own indices alone: a user of the cluster need have no right to others.
  const held = await cluster.ask<Record<string, unknown>>('GET', `/${alias}-*/_alias/${alias}`);
  const number = Number(
    Object.keys(held ?? {})[0]
      ?.split('-')
      .at(-1),
  );
  return Number.isInteger(number) && number > 0 ? number : null;
}

/** Has a build answer in place of another, in one request. */
export async function switchTo(
  cluster: Cluster,
  plan: IndexPlan,
  build: IndexBuild,
  before: IndexBuild | null,
): Promise<void> {
  const alias = aliasOf(build.layout, plan);
  await build.markUsed(Date.now());
  await cluster.ask('POST', '/_aliases', {
    actions: [...(before ? [{ remove: { index: before.main, alias } }] : []), { add: { index: build.main, alias } }],
  });
}

/**
 * Removes builds that no copy of the site has used for a day: of an older version of the site, or given up for a new
 * one.
 *
 * @param now - milliseconds since 1970.
 */
export async function removeUnused(
  cluster: Cluster,
  { prefix }: Pick<Layout, 'prefix'>,
  plan: IndexPlan,
  now: number,
): Promise<void> {
  const start = `${prefix}-${notesKind(plan)}-`;
  const held = await cluster.ask<Record<string, unknown>>('GET', `/${start}*`);
  for (const name of Object.keys(held ?? {})) {
    if (!name.startsWith(start)) continue;
    const used = await cluster.ask<{ _source: { usedAt: number } }>('GET', `/${name}/_doc/${USED}`);
    // A build that is still being filled was never used.
    if (!used || now - used._source.usedAt < KEPT_MS) continue;
    for (const { kind } of plan.kinds) await cluster.ask('DELETE', `/${prefix}-${kind}-${name.slice(start.length)}`);
  }
}
