import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { from as copyFrom } from 'pg-copy-streams';

import { createIntColumn } from '#domain/kernel/compact/createIntColumn.ts';
import { estimateBornBy } from '#domain/trees/core/living/estimateBornBy.ts';
import { gatherLives } from '#domain/trees/core/living/gatherLives.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import { copyCell } from '#server/platform/db/copyText.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createHandover } from '#server/platform/jobs/createHandover.ts';

import { lifeOf } from './bornBy.ts';
import { FAMILY_CELLS, familyCells, MEMBER_CELLS, memberCells, MENTION_CELLS, mentionCells, namesOf, PERSON_CELLS, personCells, SOURCE_CELLS, sourceCells } from './derivedRows.ts';
import { createStoredRows } from './storedRows.ts';

/** A document of a tree that is filled; its number is in it and unique among all documents of the tree. */
export type NewDocument = { [Kind in TreeKind]: { kind: Kind; document: TreeDocuments[Kind] } }[TreeKind];

/** What a tree was filled with. */
export interface Filled {
  persons: number;
  families: number;
}

/** Characters of rows that travel together. */
const PIECE_CHARACTERS = 256 * 1024;
/** Documents that are written at once, and characters of them: a document can be as long as thousands of others. */
const BATCH = 2_000;
const BATCH_CHARACTERS = 8 * 1024 ** 2;
/** Documents between two looks at what the database answers: what waits there is the next piece of a batch. */
const DOCUMENTS_A_TURN = 20;
/** Rows from which the planner should know that a tree has grown. */
const MANY = 5_000;

type Cell = string | number | boolean | null;
type Cells = Readonly<Record<string, Cell | object>>;

const line = (cells: Cells): string => Object.values(cells).map((cell) => copyCell(typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell)).join('\t');

function* pieces(rows: Iterable<string>): Generator<string> {
  let piece = '';
  for (const row of rows) {
    piece += `${row}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

const copy = (tx: Database, statement: string, rows: Iterable<string>): Promise<void> =>
  tx.withClient((client) => pipeline(Readable.from(pieces(rows)), client.query(copyFrom(`${statement} FROM STDIN`))));

/** Rows of some documents and of their derived columns; those of people and sources wait until everything has passed. */
interface Rows {
  documents: string[];
  characters: number;
  families: string[];
  members: string[];
  mentions: string[];
}

/** The number of a document, with which its row starts. */
const numberOf = (row: string): number => Number.parseInt(row, 10);

/** What is gathered of the documents while they pass. */
function createGathering(treeId: number) {
  const lives = gatherLives();
  const persons = createStoredRows();
  const sources = createStoredRows();
  /** How often each source is cited, by its number. */
  const cited = createIntColumn();
  const counts = { persons: 0, families: 0, highestId: 0 };
  let firstPerson: number | null = null;

  function takePerson(document: TreeDocuments['person']): void {
    const cells = personCells(document);
    lives.addPerson(document.id, lifeOf({ sex: cells.sex, year: cells.own_born_by, reason: cells.own_born_reason, bornFrom: cells.born_from, diedBy: cells.died_by }));
    persons.push(line(cells));
    counts.persons += 1;
    firstPerson = Math.min(firstPerson ?? document.id, document.id);
  }

  function takeFamily(document: TreeDocuments['family'], rows: Rows): void {
    const cells = familyCells(document);
    rows.families.push(`${treeId}\t${line(cells)}`);
    for (const member of memberCells(document)) rows.members.push(`${treeId}\t${line(member)}`);
    lives.addFamily({ partners: document.partners, children: document.children, ownBornBy: cells.own_born_by === null ? null : { year: cells.own_born_by, reason: cells.own_born_reason ?? '' } });
    counts.families += 1;
  }

  return {
    counts,
    firstPerson: () => firstPerson,
    /** Takes a document in and adds its rows. */
    take({ kind, document }: NewDocument, rows: Rows): void {
      counts.highestId = Math.max(counts.highestId, document.id);
      if (kind === 'person') takePerson(document);
      if (kind === 'family') takeFamily(document, rows);
      if (kind === 'source') sources.push(line(sourceCells(document)));
      for (const mention of mentionCells(kind, document.id, document as never)) {
        rows.mentions.push(`${treeId}\t${line(mention)}`);
        if (mention.to_kind === 'source') cited.set(mention.to_id, cited.at(mention.to_id) + mention.times);
      }
      const row = `${treeId}\t${kind}\t${document.id}\t${copyCell(JSON.stringify(document))}`;
      rows.documents.push(row);
      rows.characters += row.length;
    },
    /** Rows of sources, once everything that cites them has passed. */
    *sources(): Generator<string> {
      for (const row of sources.rows()) yield `${treeId}\t${row}\t${cited.at(numberOf(row))}`;
    },
    /** Rows of people, once all are known: relatives show when a person can have been born. */
    *people(): Generator<string> {
      const bounds = estimateBornBy(lives.finish());
      for (const row of persons.rows()) {
        const bound = bounds.of(numberOf(row));
        yield `${treeId}\t${row}\t${copyCell(bound?.year ?? null)}\t${copyCell(bound?.reason ?? '')}`;
      }
    },
  };
}

async function copyRows(tx: Database, { documents, families, members, mentions }: Rows): Promise<void> {
  await copy(tx, '/* treeFill.documents */ COPY tree_document (tree_id, kind, id, body)', documents);
  if (families.length > 0) await copy(tx, `/* treeFill.families */ COPY tree_family (tree_id, ${namesOf(FAMILY_CELLS)})`, families);
  if (members.length > 0) await copy(tx, `/* treeFill.members */ COPY tree_family_member (tree_id, ${namesOf(MEMBER_CELLS)})`, members);
  if (mentions.length > 0) await copy(tx, `/* treeFill.mentions */ COPY tree_mention (tree_id, ${namesOf(MENTION_CELLS)})`, mentions);
}

const noRows = (): Rows => ({ documents: [], characters: 0, families: [], members: [], mentions: [] });

/**
 * Fills an empty tree, of any size, by COPY; nothing of it is a change that could be undone. Call it in a
 * transaction. The documents may come as a stream: they are written batch by batch, and beside them only the rows of people
 * and who is kin to whom are kept in memory, some 300 bytes a person.
 *
 * @param rootPerson - number of the person the tree starts with; left out: the lowest
 * @throws Error of the database when two documents of a kind have one number
 */
export async function fillTree(tx: Database, treeId: number, documents: AsyncIterable<NewDocument> | Iterable<NewDocument>, rootPerson?: number): Promise<Filled> {
  const gathering = createGathering(treeId);
  let rows = noRows();
  /** The database stores a batch while the next one is made. */
  const storing = createHandover();
  const handOver = (): Promise<void> => {
    const full = rows;
    rows = noRows();
    return storing.next(() => copyRows(tx, full));
  };
  try {
    for await (const document of documents) {
      gathering.take(document, rows);
      if (rows.documents.length % DOCUMENTS_A_TURN === 0) await setImmediate();
      if (rows.documents.length >= BATCH || rows.characters >= BATCH_CHARACTERS) await handOver();
    }
    await handOver();
    await storing.done();
  } finally {
    await storing.settled();
  }
  await copy(tx, `/* treeFill.persons */ COPY tree_person (tree_id, ${namesOf(PERSON_CELLS)}, born_by, born_by_reason)`, gathering.people());
  await copy(tx, `/* treeFill.sources */ COPY tree_source (tree_id, ${namesOf(SOURCE_CELLS)}, cited)`, gathering.sources());
  const { persons, families, highestId } = gathering.counts;
  await tx.rows(
    `/* treeFill.settle */ UPDATE tree SET person_count = $2, family_count = $3, next_id = greatest(next_id, $4 + 1), root_person = $5, version = version + 1, changed_at = now() WHERE id = $1`,
    [treeId, persons, families, highestId, rootPerson ?? gathering.firstPerson()],
  );
  if (persons + families > MANY) await tx.rows('/* treeFill.analyze */ ANALYZE tree_document, tree_person, tree_family, tree_family_member, tree_mention, tree_source');
  return { persons, families };
}
