import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { RecordDraft } from '#domain/records/core/record.ts';
import { copyText as text } from '#server/platform/db/textFormat.ts';

/** Characters of rows that travel together; fewer, larger pieces keep the stream's overhead out of the way. */
const PIECE_CHARACTERS = 256 * 1024;

/** A text[] literal; PostgreSQL wants quotes and backslashes of its elements escaped. */
const textArray = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/gu, '\\$&')}"`).join(',')}}`;

function rowOf(recordSetId: string, generation: number, draft: RecordDraft): string {
  const { id, type, fields, groupKey, groupOrder, images, isClosed, provenance } = draft;
  return `${recordSetId}\t${generation}\t${text(id)}\t${type}\t${text(JSON.stringify(fields))}\t${groupKey === null ? '\\N' : text(groupKey)}\t${groupOrder}\t${text(textArray(images))}\t${isClosed ? 't' : 'f'}\t${text(provenance.sourceFile)}\t${provenance.sourceRow}\n`;
}

function* pieces(
  recordSetId: string,
  generation: number,
  drafts: Iterable<RecordDraft>,
  count: { records: number },
): Generator<string> {
  let piece = '';
  for (const draft of drafts) {
    piece += rowOf(recordSetId, generation, draft);
    count.records += 1;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

/**
 * Stores the records of one generation of a set by COPY, in the order given. Readers see nothing of it until the
 * generation is published. Runs in the client's transaction, if it has one open.
 *
 * @returns how many records were stored.
 * @throws Error of the database: a repeated id within the generation, a character PostgreSQL cannot store.
 */
export async function copyRecords(
  client: PoolClient,
  recordSetId: string,
  generation: number,
  drafts: Iterable<RecordDraft>,
): Promise<number> {
  const count = { records: 0 };
  const target = client.query(
    copyFrom(
      `/* records.copy */ COPY record (record_set_id, generation, id, type, fields, group_key, group_order, images, is_closed, source_file, source_row) FROM STDIN`,
    ),
  );
  await pipeline(Readable.from(pieces(recordSetId, generation, drafts, count)), target);
  return count.records;
}
