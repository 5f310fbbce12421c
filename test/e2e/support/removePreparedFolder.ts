import { rmSync } from 'node:fs';

import { PREPARED_VARIABLE } from './startSite.ts';

/** After the last browser test: the folder that sites were started on copies of goes. */
export default function removePreparedFolder(): void {
  const folder = process.env[PREPARED_VARIABLE];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
