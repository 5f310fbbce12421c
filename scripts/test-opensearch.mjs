// `npm run test:opensearch`: the OpenSearch engine on real nodes: conformance on one, then failures and switches on three.
import { spawnSync } from 'node:child_process';

import { openSearchHome } from '../test/support/opensearch/openSearchHome.mjs';

const home = await openSearchHome();
if (!home) process.exit(2);
const { status } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--runInBand', '--selectProjects', 'server', '--testPathPatterns', 'server/engines/.*/opensearch/', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, OPENSEARCH_HOME: home, OPENSEARCH_WHOLE: '1', CONFORMANCE_QUERIES: process.env.CONFORMANCE_QUERIES ?? '400' },
});
process.exit(status ?? 1);
