import { verifyPassword } from '#server/engines/identity/hashing/password.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate, migrationState, readMigrations } from '#server/platform/db/migrate.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { type EarlierRelease, earlierReleases } from '#test/support/releases/earlierReleases.ts';

import { SITE_CHECKS } from '../siteChecks.ts';
import { importSite } from './importSite.ts';
import { siteTables } from './siteTables.ts';

const KEYED_AGAIN = 'what people in trees are found by is made again by the running site';

const RECORDS_GIVEN = 'accounts with the duty operations get the duty records, too';

/** What an upgrade changes in data that was there, with the reason; `table.column`, or a table that is gone. */
const CHANGED: Readonly<Record<string, string>> = {
  'tree_name.kind': KEYED_AGAIN,
  'tree_name.name': KEYED_AGAIN,
  'tree_name.keys': KEYED_AGAIN,
  'tree_person.search_keys': KEYED_AGAIN,
  'tree.births_stale': 'people and families of every tree are derived again at the next start',
  'staff_duty.member_id': RECORDS_GIVEN,
  'staff_duty.duty': RECORDS_GIVEN,
  'staff_duty.given_at': RECORDS_GIVEN,
};

/** A digest of every column of every table, whatever order its rows have. */
async function digests(db: Database): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { table, columns } of await db.withClient(siteTables)) {
    const parts = columns.map(
      (column, at) =>
        `md5(coalesce(string_agg("${column}"::text, E'\\n' ORDER BY "${column}"::text COLLATE "C"), '')) AS c${at}`,
    );
    const row = await db.one<Record<string, string>>(
      `/* test.digest */ SELECT count(*)::text AS rows, ${parts.join(', ')} FROM "${table}"`,
    );
    if (row?.rows !== '0') columns.forEach((column, at) => found.set(`${table}.${column}`, row?.[`c${at}`] ?? ''));
  }
  return found;
}

let releases: EarlierRelease[];
beforeAll(async () => {
  releases = await earlierReleases();
});

const COUNT = 5;
it(`${COUNT} are kept, each with fewer migrations than the next and all with those of today, unchanged`, () => {
  expect(releases).toHaveLength(COUNT);
  expect(releases.map(({ migrations }) => migrations.length)).toEqual(
    [...new Set(releases.map(({ migrations }) => migrations.length))].sort((one, other) => one - other),
  );
});

it.each(Array.from({ length: COUNT }, (_none, at) => at))(
  'the database of earlier version %i is brought to the schema of today with all that is in it, and is sound',
  async (at) => {
    const release = releases[at];
    if (!release) throw new Error('There is no such version.');
    const [db, fresh] = [await testDatabase({ isMigrated: false }), await testDatabase()];
    try {
      // As it was on the disk of that time.
      const known = readMigrations().filter(({ name }) => release.migrations.includes(name));
      expect(await importSite(db, release.frames(), true, known)).toBeGreaterThan(500);
      const before = await digests(db);
      expect(before.size).toBeGreaterThan(100);

      expect(await migrate(db)).toEqual(
        readMigrations()
          .map(({ name }) => name)
          .filter((name) => !release.migrations.includes(name)),
      );

      expect(await migrationState(db)).toEqual({ pending: [], problems: [] });
      const after = await digests(db);
      const lost = [...before].filter(([column, digest]) => after.get(column) !== digest).map(([column]) => column);
      expect(lost.filter((column) => !(column in CHANGED))).toEqual([]);
      for (const { run } of SITE_CHECKS)
        expect(await run(db, createFolderStore('/nowhere'), { isBySize: false })).toEqual([]);

      const shape = (of: Database) =>
        of.rows(
          `/* test.shape */ SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
        );
      expect(await shape(db)).toEqual(await shape(fresh));
      const member = await db.one<{ hash: string }>(
        "/* test.hash */ SELECT password_hash AS hash FROM member WHERE email = 'member@example.com'",
      );
      expect(await verifyPassword('wexcombe-1881', member?.hash ?? null)).toBe(true);
    } finally {
      await db.close();
      await fresh.close();
    }
  },
);
