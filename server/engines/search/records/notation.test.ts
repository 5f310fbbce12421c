import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';

import { createRecordSource } from './recordSource.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const changeTo = (notation: string) =>
  db.rows(`/* test.notation */ UPDATE record_set SET notation = $1 WHERE id = 'ROCHE-1871'`, [notation]);
const liveSet = async () => (await createRecordSource(db).sets()).find(({ id }) => id === 'ROCHE-1871');

it('goes with a set from its import to the index, which takes the set in again once it is another', async () => {
  await publishRecords(db, aRecordSet({ notation: 'freereg' }), [aRecord('1', { LastName: 'C__PER' })]);
  const published = await liveSet();
  expect(published?.notation).toBe<Notation>('freereg');

  await changeTo('leiden');
  const changed = await liveSet();
  expect(changed?.notation).toBe<Notation>('leiden');
  expect(changed?.generation).not.toBe(published?.generation);

  await changeTo('leiden');
  expect((await liveSet())?.generation).toBe(changed?.generation);
  await expect(changeTo('runes')).rejects.toThrow();

  // A generation of another notation is another number by itself, and is taken in once.
  await publishRecords(db, aRecordSet(), [aRecord('1', { LastName: 'COOPER' }), aRecord('2', { LastName: 'MARSH' })]);
  const [row] = await db.rows<{ notation: string; revision: number }>(
    `/* test.revision */ SELECT notation, revision FROM record_set WHERE id = 'ROCHE-1871'`,
  );
  expect(row).toEqual({ notation: 'plain', revision: 1 });
});
