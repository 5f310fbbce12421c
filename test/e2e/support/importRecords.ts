import { setTimeout as delay } from 'node:timers/promises';

import type { RunningSite } from './startSite.ts';

const LOOK_MS = 200;

async function recordCount(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'Count', query: 'query Count { site { recordCount } }' }),
  });
  return ((await answer.json()) as { data: { site: { recordCount: number } } }).data.site.recordCount;
}

/** How many records the command says can be searched. */
function searchableOf(output: string): number {
  const said = /The other ([\d,]+) can be searched now|: ([\d,]+) records? can be searched now/u.exec(output);
  if (!said) throw new Error(`Nothing to search was imported:\n${output}`);
  return Number((said[1] ?? said[2] ?? '').replaceAll(',', ''));
}

/**
 * Imports a record set with the operator's command and waits until the running site finds its records, in each of its
 * processes.
 */
export async function importRecords(site: RunningSite, ...args: string[]): Promise<void> {
  const before = await recordCount(site.origin);
  const wanted = before + searchableOf(await site.run('import-records', ...args));
  // The site looks for new sets every two seconds, then indexes them.
  for (const origin of site.origins()) {
    while ((await recordCount(origin)) < wanted) await delay(LOOK_MS);
  }
}
