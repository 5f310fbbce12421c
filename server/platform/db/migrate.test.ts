import { createHash } from 'node:crypto';

import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import type { Database } from './database.ts';
import { migrate, migrationState, readMigrations, type Migration } from './migrate.ts';

let db: Database;
beforeEach(async () => {
  db = await testDatabase({ isMigrated: false });
});
afterEach(() => db.close());

const aMigration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});
const first = aMigration('0001-a', 'CREATE TABLE a (id int); INSERT INTO a VALUES (1);');
const second = aMigration('0002-b', 'CREATE TABLE b (id int); INSERT INTO a VALUES (2);');
const rowsOfA = async () =>
  (await db.rows<{ id: number }>('/* test.a */ SELECT id FROM a ORDER BY id')).map(({ id }) => id);

describe('migrate', () => {
  it('brings an empty database to the schema of this build, and then has nothing to do', async () => {
    const names = readMigrations().map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(await migrate(db)).toEqual(names);
    expect(await migrate(db)).toEqual([]);
    expect(await migrationState(db)).toEqual({ pending: [], problems: [] });
  });

  it('runs only what is new', async () => {
    expect(await migrate(db, [first])).toEqual(['0001-a']);
    expect(await migrate(db, [first, second])).toEqual(['0002-b']);
    expect(await rowsOfA()).toEqual([1, 2]);
  });

  it('runs each once when several copies of the site start together', async () => {
    const ran = await Promise.all(Array.from({ length: 6 }, () => migrate(db, [first, second])));
    expect(ran.flat().sort()).toEqual(['0001-a', '0002-b']);
    expect(await rowsOfA()).toEqual([1, 2]);
  });

  it('names the file that fails and leaves nothing of it', async () => {
    const broken = aMigration('0002-broken', 'INSERT INTO a VALUES (9); SELECT nonsense;');
    await expect(migrate(db, [first, broken])).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('Migration 0002-broken failed: column "nonsense"'),
    });
    expect(await rowsOfA()).toEqual([1]);
    expect(await migrate(db, [first, second])).toEqual(['0002-b']);
  });

  it('refuses a file that was changed after it ran', async () => {
    await migrate(db, [first]);
    await expect(migrate(db, [aMigration('0001-a', 'CREATE TABLE other (id int)')])).rejects.toThrow(
      'Migration 0001-a was changed after it ran here',
    );
  });

  it('refuses a database that a newer build wrote', async () => {
    await migrate(db, [first, second]);
    await expect(migrate(db, [first])).rejects.toThrow('written by a newer Muniment: it has 0002-b');
    expect(await migrationState(db, [first])).toMatchObject({ problems: [expect.stringContaining('0002-b')] });
  });
});
