import { readFileSync } from 'node:fs';

import { secretProblem } from '../../server/platform/config/secretProblem.ts';
import { ALL_SETTINGS } from '../../server/platform/config/settings/allSettings.ts';
import { listFiles } from '../listFiles.ts';

const FOLDERS = ['content', 'deploy', 'docs', 'domain', 'scripts', 'server', 'src', 'test', 'tools'];
const SECRETS = ALL_SETTINGS.filter(({ isSecret }) => isSecret).map(({ variable }) => variable);
/** Settings that `secretProblem` judges in production. */
const JUDGED = ['MUNIMENT_SECRET', 'MUNIMENT_OLD_SECRET'];

/** A value that is given to a setting, as code, YAML and shells write it. */
const given = new RegExp(
  `(?<![\\w])(${SECRETS.join('|')})['"\`]?\\s*[:=]\\s*(?:'([^']+)'|"([^"]+)"|\`([^\`$]+)\`|([\\w+/=:.@-]{8,}))`,
  'gu',
);
const FOUND = FOLDERS.flatMap((folder) => listFiles(folder, '')).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(given)].map(([, variable = '', ...ways]) => ({
    file,
    variable,
    secret: ways.find((way) => way !== undefined) ?? '',
  })),
);

it('every secret that stands in the repository is refused in production', () => {
  const found = FOUND.filter(({ variable }) => JUDGED.includes(variable));
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ secret }) => secretProblem(secret) === null).map(({ file }) => file)).toEqual([]);
});

it('secrets of other services stand in tests alone', () => {
  expect(SECRETS).toEqual(expect.arrayContaining([...JUDGED, 'STRIPE_SECRET_KEY', 'SOCIAL_CLIENT_SECRET']));
  const elsewhere = FOUND.filter(
    ({ file, variable }) =>
      !JUDGED.includes(variable) && !/\.(?:test|fixture)\.ts$/u.test(file) && !file.startsWith('test/'),
  );
  expect(elsewhere.map(({ file, variable }) => `${file}: ${variable}`)).toEqual([]);
});
