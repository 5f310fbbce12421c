import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { silentLog } from '#server/platform/config/log.ts';
import { openDatabase } from '#server/platform/db/openDatabase.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { importRecords } from './importRecords.ts';
import { readMapping } from './mapping/readMapping.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-stale-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEADER =
  'source_file\tcensus_year\tcounty\thousehold\tseq\tcivil_parish\tenum_district\tfolio\tpage\tschedule\thouse_no\taddress\tsurname\tforenames\trelationship\tcondition\tsex\tage\tage_unit\toccupation\ttranscribed_birth_county\ttranscribed_birth_place\tdisability\tlanguage\tnotes\tecc_parish\talt_birth_county\talt_birth_place';
/** A census of households of two. */
const census = (name: string, rows: number, wife: string): string => {
  const at = path.join(folder, name);
  const lines = Array.from({ length: rows }, (_, no) => {
    const household = Math.floor(no / 2) + 1;
    const who = no % 2 === 0 ? `William\tHead\tM\tM` : `${wife}\tWife\tM\tF`;
    return `A\t1871\tCON\t${household}\t${(no % 2) + 1}\tRoche\t24\t5\t1\t${household}\t\tGracca\tPINCH${household}\t${who}\t39\ty\tLabourer\tCON\tRoche\t\t\t\t\t\t`;
  });
  writeFileSync(at, `${[HEADER, ...lines].join('\n')}\n`);
  return at;
};

/**
 * Imports a file and then a later one of the same set, in a database that PostgreSQL believes to be empty: it counts a
 * table while rows are on their way into it, and plans by that until it counts again.
 *
 * @returns blocks that PostgreSQL touched for each
 */
async function blocksOf(rows: number): Promise<number[]> {
  const db = await testDatabase();
  await db.rows(
    `/* test.autovacuum */ DO $$ DECLARE t text; BEGIN FOR t IN SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       LOOP EXECUTE format('ALTER TABLE %I SET (autovacuum_enabled = false)', t); END LOOP; END $$`,
  );
  await db.rows(
    `/* test.stale */ UPDATE pg_class SET reltuples = 0, relpages = 2000 WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  const touched = async () => {
    await db.rows('/* test.clear */ SELECT pg_stat_clear_snapshot()');
    const [found] = await db.rows<{ blocks: string }>(
      '/* test.blocks */ SELECT (blks_hit + blks_read)::text AS blocks FROM pg_stat_database WHERE datname = current_database()',
    );
    return Number(found?.blocks);
  };
  const blocks: number[] = [];
  for (const [name, forename] of [
    ['first', 'Jane'],
    ['later', 'Joan'],
  ] as const) {
    const before = await touched();
    // A connection gives its counts when it ends.
    const own = openDatabase(db.connection, { log: silentLog, size: 4, isBackground: true });
    const outcome = await importRecords(own, {
      files: [census(`${rows}-${name}.tsv`, rows, forename)],
      mapping: readMapping('freecen'),
      setName: 'Roche',
      rejectFile: (id) => path.join(folder, `${id}-${rows}.tsv`),
      asOf: '2026-06-30',
      onProgress: () => {},
      signal: new AbortController().signal,
    });
    expect(outcome).toMatchObject({ kind: 'published', accepted: rows });
    await own.close();
    blocks.push((await touched()) - before);
  }
  await db.close();
  return blocks;
}

describe('an import while PostgreSQL believes its tables to be empty', () => {
  it('does work that grows with its rows, not with their square', async () => {
    const [first = 0, later = 0] = await blocksOf(1_000);
    const [firstOfFour = 0, laterOfFour = 0] = await blocksOf(4_000);
    expect(firstOfFour / first).toBeLessThan(6);
    expect(laterOfFour / later).toBeLessThan(6);
  });
});
