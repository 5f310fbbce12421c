import { readdirSync, readFileSync } from 'node:fs';

import { STORED_ITEMS } from './storedItems.ts';

const sourcesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|fixture|generated)\./.test(name))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') }));

describe('what the site stores in browsers', () => {
  it('goes through services/storage, which takes only names of the table', () => {
    const direct = sourcesOf('src').filter(({ text }) =>
      /document\.cookie|(?:local|session)Storage\b(?! key)/.test(text.replaceAll(/\/\*\*.*\*\//g, '')),
    );
    expect(direct.map(({ name }) => name).sort()).toEqual([
      // An empty one, for the thread of the server that draws first content.
      'src/app/content/pageGlobals.ts',
      // Only empties them.
      'src/services/oidc/clearData.ts',
      'src/services/oidc/signOutSignal.ts',
      'src/services/oidc/userManager.ts',
      'src/services/storage/cookies.ts',
      'src/services/storage/webStorage.ts',
    ]);
  });

  it('has the name of every cookie that the server sets from the table', () => {
    const setting = sourcesOf('server').filter(({ text }) => /; Max-Age=\$\{/.test(text));
    expect(setting.length).toBeGreaterThan(2);
    expect(
      setting
        .filter(({ text }) => !/: StoredName<'cookie'> = |\$\{SESSION_MARKER\}/.test(text))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it.each(STORED_ITEMS.map(({ name }) => name))('still has a use for %s', (name) => {
    const stem = name === 'oidc.*' ? 'oidc-client-ts' : name.replace(/\*$/, '').replace(/Probe$/, '');
    const sources = [
      ...sourcesOf('src'),
      ...sourcesOf('server'),
      ...sourcesOf('domain').filter((source) => !source.name.endsWith('storedItems.ts')),
    ];
    expect(sources.some(({ text }) => text.includes(`'${stem}`))).toBe(true);
  });

  it('is named once', () => {
    const names = STORED_ITEMS.map(({ name, where }) => `${where} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
