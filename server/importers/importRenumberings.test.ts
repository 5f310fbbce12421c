import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { createAddressStore } from '#server/modules/places/addresses/addressStore.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

const HEADER = 'place,old_street,old_number,new_street,new_number,year,certainty,source';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-renumberings-'));
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const importLines = (...lines: string[]) => {
  const file = path.join(folder, 'renumbered.csv');
  writeFileSync(file, lines.join('\n'));
  return runAdmin(db, ['import-renumberings', file]);
};
const known = () => createAddressStore({ db }).renumberings({ place: { place: 'roche', county: null }, street: '' });

describe('import-renumberings', () => {
  it('stores streets and houses with new names and numbers, and takes what is newly known of them', async () => {
    const lines = [
      '"Roche, Cornwall",Back Ln,3,North St,12,1870,probable,Rate book',
      '"Roche, Cornwall",Hog Lane,,North Street,,,,Tithe map',
    ];
    expect(await importLines(HEADER, ...lines)).toEqual({ code: 0, out: '2 renumberings stored.', err: '' });
    await importLines(HEADER, '"Roche, Cornwall",Back Lane,3,North Street,12,1871,certain,Council minutes');
    expect(await known()).toEqual([
      expect.objectContaining({
        from: { street: 'back lane', number: '3' },
        to: { street: 'north street', number: '12' },
        fromText: '3 Back Lane',
        toText: '12 North Street',
        year: 1871,
        certainty: 'certain',
        source: 'Council minutes',
        place: 'Roche, Cornwall',
      }),
      expect.objectContaining({
        from: { street: 'hog lane', number: '' },
        fromText: 'Hog Lane',
        year: null,
        certainty: 'certain',
      }),
    ]);
  });

  it('names every row that cannot be used, with the reason', async () => {
    const { out } = await importLines(
      HEADER,
      ',A Street,,B Street,,,,x',
      'Roche,,,B Street,,,,x',
      'Roche,A Street,,,,,,x',
      'Roche,A Street,,B Street,,,,',
      'Roche,A Street,one,B Street,2,,,x',
      'Roche,A Street,1,B Street,,,,x',
      'Roche,A Street,1,B Street,2,soon,,x',
      'Roche,A Street,1,B Street,2,,sure,x',
      'Roche,A St,1,A Street,1,,,x',
    );
    expect(out.split('\n')).toEqual([
      '0 renumberings stored.',
      'Line 2 was left out: The place is missing.',
      'Line 3 was left out: The old street is missing.',
      'Line 4 was left out: The new street is missing.',
      'Line 5 was left out: The source is missing. Name the map, directory or rate book that shows the change.',
      'Line 6 was left out: one is not a house number.',
      'Line 7 was left out: Give both numbers, or none where the whole street was renamed.',
      'Line 8 was left out: soon is not a year between 1000 and 2100.',
      'Line 9 was left out: sure is not a certainty. Use certain, probable, possible.',
      'Line 10 was left out: The old address and the new one are the same.',
    ]);
  });

  it('refuses a file without the columns it needs', async () => {
    expect(await importLines('place,old_street', 'Roche,A Street')).toMatchObject({
      code: 1,
      err: expect.stringContaining('has no column new_street, source'),
    });
  });
});
