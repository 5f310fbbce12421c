import path from 'node:path';

import { listFiles } from '../../scripts/listFiles.ts';
import { modules } from './modules.generated.ts';

/** Folders with a module.ts, as their modules name themselves. */
const folders = ['server/modules', 'server/importers']
  .flatMap((folder) => listFiles(folder, 'module.ts'))
  .filter((file) => path.basename(file) === 'module.ts')
  .map((file) => path.dirname(file).replace(/^server\/(?:modules\/)?/u, ''));

it('the site has the modules of its folders, each by the name of its folder (npm run codegen)', () =>
  expect(modules.map(({ name }) => name)).toEqual(folders));
