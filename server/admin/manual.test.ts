import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { COMMANDS } from './runCommand.ts';

const docs = path.join(projectRoot(), 'docs');

describe('docs/run-it.md', () => {
  it('describes every command, and none that does not exist', () => {
    const section = /## Commands\n(.*?)\n## /s.exec(readFileSync(path.join(docs, 'run-it.md'), 'utf8'))?.[1] ?? '';
    const documented = [...section.matchAll(/^\| `([a-z-]+)/gm)].map(([, name]) => name);
    expect(documented.sort()).toEqual(COMMANDS.map((make) => make({} as never).name()).sort());
  });
});

it('accounts are made by the commands as the manual writes them', async () => {
  const text = readdirSync(docs)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(path.join(docs, name), 'utf8'))
    .join('\n');
  // Within a line, and in blocks of several.
  const forms = [/`(?:npm run muniment -- )?(user add [^`]+)`/gu, /^ {4,}(?:.*cli\.mjs|run) (user add .*)$/gmu];
  const written = forms
    .map((form) => [...text.matchAll(form)].map(([, command = '']) => command))
    .flatMap((commands) => {
      expect(commands.length).toBeGreaterThan(0);
      return commands;
    })
    .filter((command) => !command.includes('<'));
  const db = await testDatabase();
  try {
    for (const command of new Set(written))
      expect([command, await runAdmin(db, command.split(' '))]).toEqual([
        command,
        { code: 0, err: '', out: expect.stringMatching(/^Account \d+ is made\. Password: \S+$/u) },
      ]);
  } finally {
    await db.close();
  }
}, 60_000);
