import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { PREPARED_VARIABLE, startSite } from './startSite.ts';

/** Starts a site on a folder and stops it in order: what it makes of an empty one is there for the sites of tests. */
async function make(dataDir: string, env: Record<string, string>): Promise<void> {
  const site = await startSite({ env, dataDir });
  await site.end();
}

/**
 * Before the first browser test: the data folder of a site that was started once without a sample, and where all tests
 * run also of one with the sample county. Sites of tests are started on a copy, which spares the machine the making of
 * a cluster and every migration twenty times over, and that of the county seven times. `server/main.test.ts` proves
 * that a site comes up on an empty folder.
 */
export default async function prepareFolder(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-prepared-'));
  const [none, county] = [path.join(folder, 'none'), path.join(folder, 'county')];
  mkdirSync(none);
  await make(none, { SAMPLE_DATA: 'none' });
  if (process.env.MUNIMENT_WHOLE_RUN) {
    execFileSync('cp', ['-a', none, county]);
    await make(county, {});
  }
  process.env[PREPARED_VARIABLE] = folder;
}
