import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { wantsSample } from './seedSite.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const add = (id: string, isSample: boolean) =>
  db.rows(
    `/* test.addSet */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, is_sample)
     VALUES ($1, 'Name', 'Text', 'CENSUS', 'c', 's', 'England', 'free', $2)`,
    [id, isSample],
  );

it('fills an empty database, leaves a site of its own alone and keeps a sample up to date', async () => {
  expect(await wantsSample(db)).toBe(true);
  await add('OWN', false);
  expect(await wantsSample(db)).toBe(false);
  await add('SAMPLE', true);
  expect(await wantsSample(db)).toBe(true);
});
