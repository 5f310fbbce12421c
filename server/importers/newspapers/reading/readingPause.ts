import type { Database } from '#server/platform/db/database.ts';

/** Whether staff have paused the reading in the background; what is read by command goes on. */
export const isReadingPaused = async (db: Pick<Database, 'one'>): Promise<boolean> =>
  (await db.one('/* reading.isPaused */ SELECT 1 AS one FROM newspaper_reading_pause')) !== null;

/** Pauses the reading behind the pages in hand, or lets it go on. @returns false where it is so already */
export const pauseReading = async (tx: Pick<Database, 'one'>, isPaused: boolean): Promise<boolean> =>
  (await tx.one(
    isPaused
      ? '/* reading.pause */ INSERT INTO newspaper_reading_pause (single) VALUES (true) ON CONFLICT DO NOTHING RETURNING 1 AS one'
      : '/* reading.goOn */ DELETE FROM newspaper_reading_pause RETURNING 1 AS one',
  )) !== null;
