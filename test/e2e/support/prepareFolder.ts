import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { PREPARED_VARIABLE, startSite } from './startSite.ts';

/**
 * Before the first browser test: the data folder of a site that was started once without a sample, and stopped in order.
 * Sites of tests are started on a copy, which spares the machine the making of a cluster and every migration twenty times
 * over. `server/main.test.ts` proves that a site comes up on an empty folder.
 */
export default async function prepareFolder(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-e2e-prepared-'));
  const site = await startSite({ env: { SAMPLE_DATA: 'none' }, dataDir: folder });
  await site.end();
  process.env[PREPARED_VARIABLE] = folder;
}
