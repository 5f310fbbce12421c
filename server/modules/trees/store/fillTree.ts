import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';

import { from as copyFrom } from 'pg-copy-streams';

import { estimateBornBy, type FamilyLinks, type LifeOfPerson } from '#domain/privacy/estimateBornBy.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/model/treeDocument.ts';
import { copyCell } from '#server/db/copyText.ts';
import type { Database } from '#server/db/database.ts';

import { lifeOf } from './bornBy.ts';
import { FAMILY_CELLS, familyCells, MEMBER_CELLS, memberCells, MENTION_CELLS, mentionCells, namesOf, PERSON_CELLS, personCells, SOURCE_CELLS, sourceCells } from './derivedRows.ts';

/** A document of a tree that is filled; its number is in it and unique among all documents of the tree. */
export type NewDocument = { [Kind in TreeKind]: { kind: Kind; document: TreeDocuments[Kind] } }[TreeKind];

/** What a tree was filled with. */
export interface Filled {
  persons: number;
  families: number;
}

/** Characters of rows that travel together. */
const PIECE_CHARACTERS = 256 * 1024;
/** Rows from which the planner should know that a tree has grown. */
const MANY = 5_000;

type Cells = Readonly<Record<string, string | number | boolean | null>>;

const line = (cells: Cells): string => Object.values(cells).map(copyCell).join('\t');

async function* pieces(rows: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const row of rows) {
    piece += `${row}\n`;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

const copy = (tx: Database, statement: string, rows: AsyncIterable<string> | Iterable<string>): Promise<void> =>
  tx.withClient((client) => pipeline(Readable.from(pieces(rows)), client.query(copyFrom(`${statement} FROM STDIN`))));

/** What is gathered of the documents while they pass, as rows of the tables beside them. */
function createGathering(treeId: number) {
  const lives = new Map<number, LifeOfPerson>();
  const links: FamilyLinks[] = [];
  const persons: { id: number; row: string }[] = [];
  const [families, members, mentions]: [string[], string[], string[]] = [[], [], []];
  const sources: { id: number; row: string }[] = [];
  const cited = new Map<number, number>();
  let highestId = 0;

  const takePerson = (document: TreeDocuments['person']) => {
    const cells = personCells(document);
    lives.set(document.id, lifeOf({ sex: cells.sex, year: cells.own_born_by, reason: cells.own_born_reason, birthFrom: cells.birth_from, diedBy: cells.died_by }));
    persons.push({ id: document.id, row: line(cells) });
  };
  const takeFamily = (document: TreeDocuments['family']) => {
    const { own_born_by: year, own_born_reason: reason, ...cells } = familyCells(document);
    families.push(line({ ...cells, own_born_by: year, own_born_reason: reason }));
    members.push(...memberCells(document).map(line));
    links.push({ partners: document.partners, children: document.children, ownBornBy: year === null ? null : { year, reason: reason ?? '' } });
  };

  return {
    families,
    members,
    mentions,
    counts: () => ({ persons: persons.length, families: families.length, highestId }),
    firstPerson: () => persons.reduce<number | null>((least, { id }) => (least === null || id < least ? id : least), null),
    /** Takes a document in and gives its own row. */
    take({ kind, document }: NewDocument): string {
      highestId = Math.max(highestId, document.id);
      if (kind === 'person') takePerson(document);
      if (kind === 'family') takeFamily(document);
      if (kind === 'source') sources.push({ id: document.id, row: line(sourceCells(document)) });
      for (const mention of mentionCells(kind, document.id, document as never)) {
        mentions.push(line(mention));
        if (mention.to_kind === 'source') cited.set(mention.to_id, (cited.get(mention.to_id) ?? 0) + mention.times);
      }
      return `${treeId}\t${kind}\t${document.id}\t${copyCell(JSON.stringify(document))}`;
    },
    /** Rows of sources, once everything that cites them has passed. */
    sources: (): string[] => sources.map(({ id, row }) => `${row}\t${cited.get(id) ?? 0}`),
    /** Rows of people, once all are known: relatives tell when somebody can have been born. */
    *people(): Generator<string> {
      const bounds = estimateBornBy(lives, links);
      for (const { id, row } of persons) {
        const bound = bounds.get(id);
        yield `${row}\t${copyCell(bound?.year ?? null)}\t${copyCell(bound?.reason ?? '')}`;
      }
    },
  };
}

const ofTree = function* (treeId: number, rows: Iterable<string>): Generator<string> {
  for (const row of rows) yield `${treeId}\t${row}`;
};

/**
 * Fills a tree that has nothing yet, of any size, by COPY; nothing of it is a change that could be taken back. Call it in a
 * transaction. The documents may come as a stream; beside them only the columns of people and families are kept in memory.
 *
 * @param rootPerson - number of the person the tree begins with; left out: the lowest
 * @throws Error of the database when two documents of a kind have one number
 */
export async function fillTree(tx: Database, treeId: number, documents: AsyncIterable<NewDocument> | Iterable<NewDocument>, rootPerson?: number): Promise<Filled> {
  const gathering = createGathering(treeId);
  const rows = async function* () {
    for await (const document of documents) yield gathering.take(document);
  };
  await copy(tx, '/* treeFill.documents */ COPY tree_document (tree_id, kind, id, body)', rows());
  await copy(tx, `/* treeFill.persons */ COPY tree_person (tree_id, ${namesOf(PERSON_CELLS)}, born_by, born_by_reason)`, ofTree(treeId, gathering.people()));
  await copy(tx, `/* treeFill.families */ COPY tree_family (tree_id, ${namesOf(FAMILY_CELLS)})`, ofTree(treeId, gathering.families));
  await copy(tx, `/* treeFill.members */ COPY tree_family_member (tree_id, ${namesOf(MEMBER_CELLS)})`, ofTree(treeId, gathering.members));
  await copy(tx, `/* treeFill.mentions */ COPY tree_mention (tree_id, ${namesOf(MENTION_CELLS)})`, ofTree(treeId, gathering.mentions));
  await copy(tx, `/* treeFill.sources */ COPY tree_source (tree_id, ${namesOf(SOURCE_CELLS)}, cited)`, ofTree(treeId, gathering.sources()));
  const { persons, families, highestId } = gathering.counts();
  await tx.rows(
    `/* treeFill.settle */ UPDATE tree SET person_count = $2, family_count = $3, next_id = greatest(next_id, $4 + 1), root_person = $5, version = version + 1, changed_at = now() WHERE id = $1`,
    [treeId, persons, families, highestId, rootPerson ?? gathering.firstPerson()],
  );
  if (persons + families > MANY) await tx.rows('/* treeFill.analyze */ ANALYZE tree_document, tree_person, tree_family, tree_family_member, tree_mention, tree_source');
  return { persons, families };
}
