import { execFileSync } from 'node:child_process';

import { AS_PRODUCTION } from './asProduction.ts';

const seenBy = (env: Record<string, string>) =>
  execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', `${AS_PRODUCTION}\nprocess.stdout.write(process.env.NODE_ENV);`],
    { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
  );

it('packages of the built server run as in production, unless the operator says otherwise', () => {
  expect([seenBy({}), seenBy({ NODE_ENV: '' }), seenBy({ NODE_ENV: 'development' })]).toEqual([
    'production',
    'production',
    'development',
  ]);
});
