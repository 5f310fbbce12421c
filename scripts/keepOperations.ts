// `npm run keep-operations`, when a release is made: the operations that its browser sends and the addresses that it
// knows are kept in test/support/releases, so that tests can say whether later versions still answer tabs that were
// opened with it (docs/adr/0099).
import { readFileSync } from 'node:fs';

import { listFiles } from './listFiles.ts';
import { keepOperations } from './operations/keptOperations.ts';
import { keepRelease } from './operations/keptReleases.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

const KEPT = {
  graphql: keepOperations(read('schema.graphql'), listFiles('src', '.graphql').map(read)),
  addresses: read('server/start/addresses.txt'),
};
for (const kind of ['graphql', 'addresses'] as const) {
  const { added, removed } = keepRelease('test/support/releases', kind, KEPT[kind], Date.now());
  console.log(added === null ? `The latest release has the same ${kind}: nothing was added.` : `added ${added}`);
  for (const file of removed) console.log(`removed ${file}: no tab can be open with it any more`);
}
