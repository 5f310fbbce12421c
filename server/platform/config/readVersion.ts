import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from './projectRoot.ts';

/** The release that runs, as package.json names it. */
export const readVersion = (): string =>
  (JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')) as { version: string }).version;
