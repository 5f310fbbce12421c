import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { pageText } from './pageText.ts';

const PAGE = 'BL/0009999/18240217/0001';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-page-text-'));
  writeFiles(folder, { 'mets.xml': metsFile(), '0001.xml': altoPage(['a ship arrived', 'from Cork']) });
  await runAdmin(db, ['import-newspapers', folder]);
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a page has its text, with the boxes that belong to it', async () => {
  const page = await pageText(db, PAGE);
  expect(page).toMatchObject({
    id: PAGE,
    issueId: 'BL/0009999/18240217',
    position: 1,
    label: '1',
    width: 1_000,
    height: 1_500,
    imageId: null,
    revision: 1,
    isCorrected: false,
    text: 'a ship arrived\nfrom Cork',
    alternatives: [],
  });
  expect(page && unpackPage({ text: page.text, boxes: page.packed })).toMatchObject([
    { words: [{ text: 'a', x: 50 }, { text: 'ship', x: 160 }, {}] },
    { y: 140, words: [{ text: 'from' }, { text: 'Cork' }] },
  ]);
});

it('a page has its newest text, unless an earlier one is asked for', async () => {
  await db.rows(
    `/* test.correct */ INSERT INTO page_text (page_id, revision, text, packed, alternatives, made_by, corrected_lines) SELECT page_id, 2, replace(text, 'Cork', 'York'), packed, alternatives, 'corrections', '{1}' FROM page_text`,
  );
  expect(await pageText(db, PAGE)).toMatchObject({ revision: 2, text: 'a ship arrived\nfrom York', isCorrected: true });
  expect(await pageText(db, PAGE, 1)).toMatchObject({ revision: 1, text: 'a ship arrived\nfrom Cork' });
  expect(await pageText(db, PAGE, 3)).toBeNull();
});

it('a page without text is a page', async () => {
  await db.rows('/* test.dropText */ DELETE FROM page_text');
  expect(await pageText(db, PAGE)).toMatchObject({ id: PAGE, revision: 0, text: '', packed: Buffer.alloc(0) });
});

it('what is no page has no text', async () => expect(await pageText(db, 'BL/0009999/18240217/0009')).toBeNull());
