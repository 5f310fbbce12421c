import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Rejected } from '../IssueDraft.ts';
import { fileNamedBy, type ImportRoot, nameInside } from './insideFolder.ts';

let around: string;
let root: ImportRoot;
beforeAll(() => {
  around = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'muniment-inside-')));
  root = { folder: path.join(around, 'papers') };
  for (const folder of ['papers/issue/pages', 'papers-too', 'outside'])
    mkdirSync(path.join(around, folder), { recursive: true });
  for (const file of [
    'papers/issue/mets.xml',
    'papers/issue/pages/0001.xml',
    'papers/issue/a b.xml',
    'papers/issue/5%.xml',
    'papers/shared.xml',
    'papers-too/x.xml',
    'outside/secret.xml',
  ])
    writeFileSync(path.join(around, file), 'x');
  symlinkSync(path.join(around, 'outside'), path.join(root.folder, 'issue/away'));
  symlinkSync(path.join(around, 'outside/secret.xml'), path.join(root.folder, 'issue/link.xml'));
  symlinkSync(path.join(root.folder, 'shared.xml'), path.join(root.folder, 'issue/inner.xml'));
});
afterAll(() => rmSync(around, { recursive: true, force: true }));

/** What `issue/mets.xml` means by an address: a file of the folder, none, or why it is refused. */
async function meant(href: string): Promise<string | null> {
  try {
    const file = await fileNamedBy(root, path.join(root.folder, 'issue/mets.xml'), href, 7);
    return file === null ? null : nameInside(root, file);
  } catch (error) {
    if (error instanceof Rejected) return `${error.file}, line ${error.line}: ${error.reason}`;
    throw error;
  }
}

describe('a file that another file names', () => {
  it.each([
    ['pages/0001.xml', 'issue/pages/0001.xml'],
    ['./pages/../pages/0001.xml', 'issue/pages/0001.xml'],
    ['  pages/0001.xml ', 'issue/pages/0001.xml'],
    ['file:pages/0001.xml', 'issue/pages/0001.xml'],
    ['file://pages/0001.xml', 'issue/pages/0001.xml'],
    ['a%20b.xml', 'issue/a b.xml'],
    ['a b.xml', 'issue/a b.xml'],
    // A name with a per cent sign of its own.
    ['5%.xml', 'issue/5%.xml'],
    ['../shared.xml', 'shared.xml'],
    ['inner.xml', 'shared.xml'],
  ])('%j is %s', async (href, file) => expect(await meant(href)).toBe(file));

  it.each(['absent.xml', 'pages/absent/0001.xml', '..papers.xml'])('%j is not there', async (href) =>
    expect(await meant(href)).toBeNull(),
  );

  it.each([
    '../../outside/secret.xml',
    '%2e%2e/%2e%2e/outside/secret.xml',
    '..%2f..%2foutside%2fsecret.xml',
    'pages/../../../outside/secret.xml',
    // A folder whose name starts as that of the folder.
    '../../papers-too/x.xml',
    '/etc/passwd',
    'file:///etc/passwd',
    'http://127.0.0.1/x.xml',
    'https://elsewhere.example/x.xml',
    'ftp://x/y',
    'C:\\windows\\x.xml',
    '\\\\server\\x.xml',
    'mets.xml\0.png',
    'link.xml',
    'away/secret.xml',
  ])('%j is refused at the line that names it', async (href) =>
    expect(await meant(href)).toMatch(/^issue\/mets\.xml, line 7: names a file outside the folder: "/u),
  );

  it('is not said at length where it is long', async () =>
    expect((await meant(`../../${'x'.repeat(5_000)}`))?.length).toBeLessThan(300));
});

it.each([
  ['papers/issue/mets.xml', 'issue/mets.xml'],
  ['papers', 'papers'],
])('operators know %s as %s', (file, name) => expect(nameInside(root, path.join(around, file))).toBe(name));
