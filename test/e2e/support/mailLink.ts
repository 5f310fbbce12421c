import { setTimeout as delay } from 'node:timers/promises';

import type { RunningSite } from './startSite.ts';

const LOOK_MS = 100;
const TURNS = 600;

/** The link of the last mail of a kind, which demo mode prints: the site must log at `info`. */
export async function mailLink(site: RunningSite, kind: string): Promise<string> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const line = site.output().split('\n').filter((text) => text.includes(`"kind":"${kind}"`) && text.includes('"link"')).at(-1);
    if (line) return (JSON.parse(line) as { link: string }).link;
    await delay(LOOK_MS);
  }
  throw new Error(`No mail of kind ${kind}`);
}
