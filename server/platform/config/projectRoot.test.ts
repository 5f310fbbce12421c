import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { projectRoot } from './projectRoot.ts';

/** What projectRoot() says in a process of its own, started from the folder `cwd`. */
const inProcess = (module: string, cwd: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      pathToFileURL(path.join(projectRoot(), 'node_modules/tsx/dist/loader.mjs')).href,
      '--input-type=module',
      '-e',
      `import { projectRoot } from ${JSON.stringify(pathToFileURL(module).href)}; process.stdout.write(projectRoot())`,
    ],
    { cwd, encoding: 'utf8' },
  ).stdout;

describe('projectRoot', () => {
  it('is the folder with the project’s package.json', () =>
    expect(existsSync(path.join(projectRoot(), 'server/platform/config/projectRoot.ts'))).toBe(true));

  it('does not depend on where the process was started', () =>
    expect(inProcess(path.join(projectRoot(), 'server/platform/config/projectRoot.ts'), os.tmpdir())).toBe(
      projectRoot(),
    ));

  it('is found from a bundle in dist/server, in a project that was moved', () => {
    const moved = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'muniment-moved-')));
    try {
      mkdirSync(path.join(moved, 'dist/server'), { recursive: true });
      writeFileSync(path.join(moved, 'dist/package.json'), '{"name":"another"}');
      writeFileSync(path.join(moved, 'package.json'), '{"name":"muniment"}');
      cpSync(
        path.join(projectRoot(), 'server/platform/config/projectRoot.ts'),
        path.join(moved, 'dist/server/projectRoot.mts'),
      );
      expect(inProcess(path.join(moved, 'dist/server/projectRoot.mts'), '/')).toBe(moved);
    } finally {
      rmSync(moved, { recursive: true });
    }
  });
});
