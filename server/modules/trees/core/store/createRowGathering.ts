import { createIntColumn } from '#domain/kernel/compact/numberColumns.ts';
import { estimateBornBy } from '#domain/trees/core/living/estimateBornBy.ts';
import { gatherLives } from '#domain/trees/core/living/gatherLives.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import { copyCell } from '#server/platform/db/textFormat.ts';

import { lifeOf } from './bornBy.ts';
import { familyCells, memberCells, mentionCells, personCells, sourceCells } from './derivedRows.ts';
import { createStoredRows } from './storedRows.ts';

/** A document of a tree that is filled; its number is in it and unique among all documents of the tree. */
export type NewDocument = { [Kind in TreeKind]: { kind: Kind; document: TreeDocuments[Kind] } }[TreeKind];

type Cell = string | number | boolean | null;
type Cells = Readonly<Record<string, Cell | object>>;

/** Cells of a row, as COPY takes them. */
function line(cells: Cells): string {
  let row = '';
  for (const name in cells) {
    const cell = cells[name] ?? null;
    row += `${row === '' ? '' : '\t'}${copyCell(typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell)}`;
  }
  return row;
}

/**
 * Rows of some documents and of their derived columns; those of people and sources wait until everything has passed.
 */
export const noRows = () => ({
  documents: createStoredRows(),
  families: createStoredRows(),
  members: createStoredRows(),
  mentions: createStoredRows(),
});
export type Rows = ReturnType<typeof noRows>;

/** The number of a document, with which its row starts. */
const numberOf = (row: string): number => Number.parseInt(row, 10);

/** Gathers the rows of a tree while its documents pass. */
export function createRowGathering(treeId: number) {
  const lives = gatherLives();
  const persons = createStoredRows();
  const sources = createStoredRows();
  /** How often each source is cited, by its number. */
  const cited = createIntColumn();
  const counts = { persons: 0, families: 0, highestId: 0 };
  let firstPerson: number | null = null;

  function takePerson(document: TreeDocuments['person']): void {
    const cells = personCells(document);
    lives.addPerson(
      document.id,
      lifeOf({
        sex: cells.sex,
        year: cells.own_born_by,
        reason: cells.own_born_reason,
        bornFrom: cells.born_from,
        diedBy: cells.died_by,
      }),
    );
    persons.push(line(cells));
    counts.persons += 1;
    firstPerson = Math.min(firstPerson ?? document.id, document.id);
  }

  function takeFamily(document: TreeDocuments['family'], rows: Rows): void {
    const cells = familyCells(document);
    rows.families.push(`${treeId}\t${line(cells)}`);
    for (const member of memberCells(document)) rows.members.push(`${treeId}\t${line(member)}`);
    lives.addFamily({
      partners: document.partners,
      children: document.children,
      ownBornBy: cells.own_born_by === null ? null : { year: cells.own_born_by, reason: cells.own_born_reason ?? '' },
    });
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
      rows.documents.push(`${treeId}\t${kind}\t${document.id}\t${copyCell(JSON.stringify(document))}`);
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
