import { readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

import { COMMANDS } from './commands.ts';

describe('docs/operating.md', () => {
  it('describes every command, and none that does not exist', () => {
    const section = /## Commands\n(.*?)\n## /s.exec(readFileSync(path.join(projectRoot(), 'docs/operating.md'), 'utf8'))?.[1] ?? '';
    const documented = [...section.matchAll(/^\| `([a-z-]+)/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual(COMMANDS.map((make) => make({} as never).name()).sort());
  });
});
