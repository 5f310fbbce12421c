import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';

import { from as copyFrom } from 'pg-copy-streams';

import type { Database } from '#server/platform/db/database.ts';
import { createHandover } from '#server/platform/jobs/createHandover.ts';

import { createRowGathering, noRows, type Rows, type NewDocument } from './createRowGathering.ts';
import { FAMILY_CELLS, MEMBER_CELLS, MENTION_CELLS, namesOf, PERSON_CELLS, SOURCE_CELLS } from './derivedRows.ts';
import { lockTree } from './lockTree.ts';
import { piecesOf } from './storedRows.ts';

/**
 * Stores rows of COPY's text format.
 * @param statement - with its label, up to the FROM.
 * @param pieces - of several rows each, whole ones, with their line ends.
 */
export const copyRows = (tx: Database, statement: string, pieces: Iterable<Buffer>): Promise<void> =>
  tx.withClient((client) => pipeline(Readable.from(pieces), client.query(copyFrom(`${statement} FROM STDIN`))));

/** What a tree was filled with. */
export interface Filled {
  persons: number;
  families: number;
}

/** Documents that are written at once, and characters of them: a document can be as long as thousands of others. */
const BATCH = 2_000;
const BATCH_CHARACTERS = 8 * 1024 ** 2;
/** Documents between two looks at what the database answers: what waits there is the next piece of a batch. */
const DOCUMENTS_A_TURN = 20;

async function copyBatch(tx: Database, { documents, families, members, mentions }: Rows): Promise<void> {
  await copyRows(tx, '/* treeFill.documents */ COPY tree_document (tree_id, kind, id, body)', documents.pieces());
  if (families.count > 0)
    await copyRows(
      tx,
      `/* treeFill.families */ COPY tree_family (tree_id, ${namesOf(FAMILY_CELLS)})`,
      families.pieces(),
    );
  if (members.count > 0)
    await copyRows(
      tx,
      `/* treeFill.members */ COPY tree_family_member (tree_id, ${namesOf(MEMBER_CELLS)})`,
      members.pieces(),
    );
  if (mentions.count > 0)
    await copyRows(
      tx,
      `/* treeFill.mentions */ COPY tree_mention (tree_id, ${namesOf(MENTION_CELLS)})`,
      mentions.pieces(),
    );
}

async function* asStream(documents: Iterable<NewDocument>): AsyncGenerator<Iterable<NewDocument>> {
  yield documents;
}

/** Stores the documents batch by batch as they come, then what follows from all of them. */
async function copyAll(
  tx: Database,
  gathering: ReturnType<typeof createRowGathering>,
  documents: AsyncIterable<Iterable<NewDocument>>,
): Promise<void> {
  let rows = noRows();
  /** The database stores a batch while the next one is made. */
  const storing = createHandover();
  const handOver = (): Promise<void> => {
    const full = rows;
    rows = noRows();
    return storing.next(() => copyBatch(tx, full));
  };
  try {
    for await (const some of documents) {
      for (const document of some) {
        gathering.take(document, rows);
        if (rows.documents.count % DOCUMENTS_A_TURN === 0) await setImmediate();
        if (rows.documents.count >= BATCH || rows.documents.characters >= BATCH_CHARACTERS) await handOver();
      }
    }
    await handOver();
    await storing.done();
  } finally {
    await storing.settled();
  }
  await copyRows(
    tx,
    `/* treeFill.persons */ COPY tree_person (tree_id, ${namesOf(PERSON_CELLS)}, born_by, born_by_reason)`,
    piecesOf(gathering.people()),
  );
  await copyRows(
    tx,
    `/* treeFill.sources */ COPY tree_source (tree_id, ${namesOf(SOURCE_CELLS)}, cited)`,
    piecesOf(gathering.sources()),
  );
}

/**
 * Fills an empty tree, of any size, by COPY; nothing of it is a change that could be undone. Call it in a
 * transaction. The documents may come as a stream of some at a time: they are written batch by batch, and beside them
 * only the rows of people and who is kin to whom are kept in memory, some 300 bytes a person.
 *
 * @param rootPerson - number of the person the tree starts with; left out: the lowest
 * @throws Error of the database when two documents of a kind have one number
 */
export async function fillTree(
  tx: Database,
  treeId: number,
  documents: AsyncIterable<Iterable<NewDocument>> | Iterable<NewDocument>,
  rootPerson?: number,
): Promise<Filled> {
  const gathering = createRowGathering(treeId);
  await lockTree(tx, treeId, () =>
    copyAll(tx, gathering, Symbol.asyncIterator in documents ? documents : asStream(documents)),
  );
  const { persons, families, highestId } = gathering.counts;
  await tx.rows(
    `/* treeFill.settle */ UPDATE tree SET person_count = $2, family_count = $3, next_id = greatest(next_id, $4 + 1), root_person = $5, version = version + 1, changed_at = now() WHERE id = $1`,
    [treeId, persons, families, highestId, rootPerson ?? gathering.firstPerson()],
  );
  return { persons, families };
}
