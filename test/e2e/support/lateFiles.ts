import { readFileSync } from 'node:fs';
import path from 'node:path';

import { filesOfLate, type PageFiles } from '#domain/site/content/pageFiles.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';

/** Addresses of what every page of the built site loads later: its script and its stylesheet. */
export const lateFiles = (): string[] =>
  filesOfLate(
    JSON.parse(readFileSync(path.join(projectRoot(), 'dist/content/pageFiles.json'), 'utf8')) as PageFiles,
  ).map((file) => `/${file}`);
