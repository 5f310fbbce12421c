import { readFileSync } from 'node:fs';

import { secretProblem } from '../../server/platform/config/secretProblem.ts';
import { listFiles } from '../listFiles.ts';

const FOLDERS = ['content', 'deploy', 'docs', 'domain', 'scripts', 'server', 'src', 'test', 'tools'];
/** A value that is given to the setting, as code, YAML and shells write it. */
const GIVEN = /MUNIMENT_SECRET['"`]?\s*[:=]\s*(?:'([^']+)'|"([^"]+)"|`([^`$]+)`|([\w+/=-]{8,}))/gu;

it('every secret that stands in the repository is refused in production', () => {
  const found = FOLDERS.flatMap((folder) => listFiles(folder, '')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(GIVEN)].map(([, ...ways]) => ({
      file,
      secret: ways.find((way) => way !== undefined) ?? '',
    })),
  );
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ secret }) => secretProblem(secret) === null).map(({ file }) => file)).toEqual([]);
});
