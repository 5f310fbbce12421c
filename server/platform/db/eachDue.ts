import type { Database } from './database.ts';

/**
 * Does what is due until nothing is, each in a transaction of its own. Several copies of the server may do so at once
 * where `next` takes its row with `FOR UPDATE … SKIP LOCKED`, or deletes it.
 *
 * @param next - takes one that is due; null when none is
 * @param work - does it, so that `next` does not find it again. True counts it.
 * @returns how many were counted
 */
export async function eachDue<Due>(
  db: Database,
  next: (tx: Database) => Promise<Due | null>,
  work: (tx: Database, due: Due) => Promise<boolean>,
): Promise<number> {
  let counted = 0;
  const doNext = () =>
    db.transaction(async (tx) => {
      const due = await next(tx);
      if (due === null) return false;
      if (await work(tx, due)) counted += 1;
      return true;
    });
  while (await doNext());
  return counted;
}
