import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { JOB_KEPT } from './jobRows.ts';

interface ArrivingFiles {
  /** Its columns are those of `jobRows`, and `bytes`. */
  table: string;
  /** What its statements are called. */
  name: string;
  /** Of the store, with a slash at its end: its files are named by their numbers, never by what a person called them. */
  folder: string;
  /** SQL of how long the bytes of a file may be on their way. */
  arrivesWithin: string;
  /** What is said of a file whose bytes got lost. */
  lost: string;
  /** SQL of which rows have bytes. Left out: all. */
  hasBytes?: string;
  /** SQL of which rows need their bytes. Left out: those that arrive or wait. */
  needsBytes?: string;
}

/**
 * SQL of whether a file that failed may be tried again: all of it had come, and its bytes are kept that long. Staff do so
 * at `/internal/jobs`.
 */
export const IS_KEPT_FAILED = `(stage = 'failed' AND attempts > 0 AND changed_at > now() - ${JOB_KEPT})`;

/**
 * Files whose bytes come by a ticket and then wait for a job: rows of a table, in the stage `arriving` until all of a
 * file is there.
 */
export function arrivingFiles({
  table,
  name,
  folder,
  arrivesWithin,
  lost,
  hasBytes = 'true',
  needsBytes = "stage IN ('arriving', 'waiting')",
}: ArrivingFiles) {
  /** Where the bytes of a file are. */
  const keyOf = (id: number): string => `${folder}${id}.upload`;
  const heldIn = async (files: Pick<FileStore, 'list'>): Promise<number[]> => {
    const held: number[] = [];
    for await (const { key } of files.list(folder)) {
      const number = /^(\d+)\.upload$/u.exec(key.slice(folder.length))?.[1];
      if (number !== undefined) held.push(Number(number));
    }
    return held;
  };
  return {
    keyOf,

    /** Bytes of a file still come. */
    comes: async (db: Database, id: number): Promise<void> => {
      await db.rows(`/* ${name}.comes */ UPDATE ${table} SET changed_at = now() WHERE id = $1 AND stage = 'arriving'`, [
        id,
      ]);
    },

    /** All of a file is there: it waits to be read. @returns false where it is wanted no more */
    arrived: async (db: Database, id: number, bytes: number): Promise<boolean> =>
      (await db.one(
        `/* ${name}.arrived */ UPDATE ${table} SET stage = 'waiting', bytes = $2, changed_at = now() WHERE id = $1 AND stage = 'arriving' RETURNING 1 AS one`,
        [id, bytes],
      )) !== null,

    /** Says why a file did not arrive. */
    notArrived: async (db: Database, id: number, problem: string): Promise<void> => {
      await db.rows(
        `/* ${name}.lost */ UPDATE ${table} SET stage = 'failed', problem = $2, changed_at = now() WHERE id = $1 AND stage = 'arriving'`,
        [id, problem],
      );
    },

    /**
     * Ends what never arrived or got lost, which cannot be tried again; deletes the bytes of files that are read, or
     * failed a day ago.
     */
    sweep: async (db: Database, files: Pick<FileStore, 'list' | 'remove'>): Promise<void> => {
      await db.rows(
        `/* ${name}.forget */ DELETE FROM ${table} WHERE stage = 'arriving' AND changed_at < now() - ${arrivesWithin}`,
      );
      const held = await heldIn(files);
      await db.rows(
        `/* ${name}.givenUp */ UPDATE ${table} SET stage = 'failed', attempts = 0, problem = $1, changed_at = now() WHERE stage = 'waiting' AND ${hasBytes} AND id <> ALL($2::bigint[])
           AND leased_until < now() - interval '1 hour' AND changed_at < now() - interval '1 hour'`,
        [lost, held],
      );
      const done = await db.rows<{ id: number }>(
        `/* ${name}.needless */ SELECT id FROM unnest($1::bigint[]) AS held(id) WHERE id NOT IN (SELECT id FROM ${table} WHERE ${needsBytes} OR ${IS_KEPT_FAILED})`,
        [held],
      );
      for (const { id } of done) await files.remove(keyOf(id));
    },
  };
}
