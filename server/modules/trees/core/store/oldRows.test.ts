import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyCitation, emptyFact, emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import { aFact, aFamily, aPerson } from '#domain/trees/core/trees.fixture.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate, readMigrations } from '#server/platform/db/migrate.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { checkLivingAgain } from './checkLivingAgain.ts';
import type { NewDocument } from './createRowGathering.ts';
import {
  FAMILY_CELLS,
  familyCells,
  MEMBER_CELLS,
  memberCells,
  MENTION_CELLS,
  mentionCells,
  namesOf,
  PERSON_CELLS,
  personCells,
} from './derivedRows.ts';
import { fillTree } from './fillTree.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase({ isMigrated: false });
}, 60_000);
afterAll(() => db?.close());

const cited = (sourceId: number | null, page = '') => ({ ...emptyCitation(), sourceId, page });
const ann = aPerson(2, 'Ann Rowe', { born: '1835' });

/**
 * Citations of people, names, facts, private facts and couples; a mother whose birth says more of her son than a wrong
 * death of his father.
 */
const DOCUMENTS: NewDocument[] = [
  {
    kind: 'person',
    document: aPerson(1, 'William Pinch', {
      facts: [
        { ...emptyFact('f1', 'death'), date: readTreeDate('1901') },
        aFact({ id: 'f2', type: 'occupation', value: 'Miner', citations: [cited(20, 'folio 7'), cited(20)] }),
        aFact({ id: 'f3', type: 'residence', isPrivate: true, citations: [cited(20), cited(21)], mediaIds: [30] }),
      ],
      citations: [cited(null, 'a letter')],
    }),
  },
  {
    kind: 'person',
    document: { ...ann, names: ann.names.map((name) => ({ ...name, citations: [cited(21)] })), mediaIds: [30] },
  },
  { kind: 'person', document: aPerson(3, 'John Ferguson') },
  { kind: 'person', document: aPerson(4, 'Mary Ferguson', { born: '1980' }) },
  {
    kind: 'person',
    document: aPerson(5, 'Sean Ferguson', { facts: [{ ...emptyFact('f1', 'death'), date: readTreeDate('1866') }] }),
  },
  {
    kind: 'family',
    document: aFamily(10, [1, 2], [], {
      citations: [cited(21)],
      facts: [aFact({ id: 'f1', type: 'marriage', isPrivate: true, citations: [cited(20)] })],
    }),
  },
  {
    kind: 'family',
    document: aFamily(11, [5, 4], [3], { facts: [aFact({ id: 'f1', type: 'marriage', date: readTreeDate('1865') })] }),
  },
  {
    kind: 'source',
    document: { ...emptySource(20), title: 'ÉGLISE of Roche', repository: 'Kresen Kernow', callNumber: 'P/191' },
  },
  { kind: 'source', document: { ...emptySource(21), title: 'Census of 1861' } },
  { kind: 'source', document: { ...emptySource(22), title: 'Nobody cites it' } },
];

const KEPT_BEFORE = namesOf(PERSON_CELLS)
  .split(', ')
  .filter((name) => !['born_from', 'birth_years', 'death_years', 'find_words'].includes(name))
  .join(', ');
const COUPLES_BEFORE = namesOf(FAMILY_CELLS)
  .split(', ')
  .filter((name) => !['marriage_kind', 'are_married'].includes(name))
  .join(', ');
const NAMED_BEFORE = namesOf(MENTION_CELLS)
  .split(', ')
  .filter((name) => !name.endsWith('times'))
  .join(', ');

/** Writes a tree as it was kept before 0400, judged by another rule. */
async function oldTree(): Promise<number> {
  const { id } = (await db.one<{ id: number }>("/* test.tree */ INSERT INTO tree (name) VALUES ('Old') RETURNING id"))!;
  const insert = (table: string, names: string, cells: string, rows: readonly object[]) =>
    db.rows(
      `/* test.${table} */ INSERT INTO ${table} (tree_id, ${names}) SELECT $1, ${names} FROM jsonb_to_recordset($2::jsonb) AS r (${cells})`,
      [id, JSON.stringify(rows)],
    );
  await insert(
    'tree_document',
    'kind, id, body',
    'kind text, id int, body jsonb',
    DOCUMENTS.map(({ kind, document }) => ({ kind, id: document.id, body: document })),
  );
  await insert(
    'tree_person',
    KEPT_BEFORE,
    PERSON_CELLS,
    DOCUMENTS.flatMap((each) =>
      each.kind === 'person' ? [{ ...personCells(each.document), own_born_by: null, is_known_dead: false }] : [],
    ),
  );
  await db.rows(
    "/* test.judged */ UPDATE tree_person SET born_by = 1867, born_by_reason = 'judging by the father dead by 1866'",
  );
  await insert(
    'tree_family',
    COUPLES_BEFORE,
    FAMILY_CELLS,
    DOCUMENTS.flatMap((each) => (each.kind === 'family' ? [familyCells(each.document)] : [])),
  );
  await insert(
    'tree_family_member',
    namesOf(MEMBER_CELLS),
    MEMBER_CELLS,
    DOCUMENTS.flatMap((each) => (each.kind === 'family' ? memberCells(each.document) : [])),
  );
  await insert(
    'tree_mention',
    NAMED_BEFORE,
    MENTION_CELLS,
    DOCUMENTS.flatMap(({ kind, document }) => mentionCells(kind, document.id, document as never)),
  );
  return id;
}

const besides = (treeId: number) =>
  db.rows<{ row: unknown }>(
    `/* test.besides */ SELECT 'person' AS what, to_jsonb(p) - 'tree_id' AS row FROM tree_person p WHERE tree_id = $1
     UNION ALL SELECT 'family', to_jsonb(f) - 'tree_id' FROM tree_family f WHERE tree_id = $1
     UNION ALL SELECT 'mention', to_jsonb(m) - 'tree_id' FROM tree_mention m WHERE tree_id = $1
     UNION ALL SELECT 'source', to_jsonb(s) - 'tree_id' FROM tree_source s WHERE tree_id = $1 ORDER BY 1, 2`,
    [treeId],
  );

describe('trees that an older Muniment wrote', () => {
  it('have the columns beside their documents as if they had come today, once the migrations ran and lives were judged again', async () => {
    await migrate(
      db,
      readMigrations().filter(({ name }) => name < '0400'),
    );
    const old = await oldTree();
    await migrate(db);
    expect(await checkLivingAgain(db)).toBe(1);
    expect(await checkLivingAgain(db)).toBe(0);
    const today = (await db.one<{ id: number }>("/* test.tree */ INSERT INTO tree (name) VALUES ('New') RETURNING id"))!
      .id;
    await db.transaction((tx) => fillTree(tx, today, DOCUMENTS));
    expect(await besides(old)).toEqual(await besides(today));
    expect(await checkLivingAgain(db)).toBe(0);
  });
});
