// `npm run keep-operations`, when a release is made: what its browser sends is kept in test/support/releases, so that a
// test can say whether later schemas still answer tabs that were opened with it (docs/adr/0111).
import { readFileSync } from 'node:fs';

import { listFiles } from './listFiles.ts';
import { keepOperations } from './operations/keptOperations.ts';
import { keepRelease } from './operations/keptReleases.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

const { added, removed } = keepRelease('test/support/releases', keepOperations(read('schema.graphql'), listFiles('src', '.graphql').map(read)), Date.now());
console.log(added === null ? 'The latest release sends the same: nothing was added.' : `added ${added}`);
for (const file of removed) console.log(`removed ${file}: no tab can be open with it any more`);
