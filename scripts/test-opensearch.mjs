// `npm run test:opensearch`: the OpenSearch engine on real nodes: conformance on one, failures and switches on three,
// TLS and passwords.
import { spawnSync } from 'node:child_process';

import { openSearchHome, securedHome } from '../test/support/opensearch/openSearchHome.mjs';

const home = await openSearchHome();
if (!home) process.exit(2);
const secured = await securedHome();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    '--runInBand',
    '--selectProjects',
    'server',
    '--testPathPatterns',
    'server/engines/.*/opensearch/',
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      OPENSEARCH_HOME: home,
      ...(secured && { OPENSEARCH_SECURED_HOME: secured }),
      OPENSEARCH_WHOLE: '1',
      CONFORMANCE_QUERIES: process.env.CONFORMANCE_QUERIES ?? '400',
    },
  },
);
process.exit(status ?? 1);
