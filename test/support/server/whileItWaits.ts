import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '#server/platform/db/database.ts';

const [LOOK_MS, LOOKS] = [10, 500];

/**
 * Starts something that comes to wait for a row, and may do something else before the row is let go.
 * @param hold - a statement that holds the row
 * @param label - how the statement that comes to wait is called: `treeStore.lock`
 * @returns what was started answers in the end
 * @throws where it never came to wait
 */
export async function whileItWaits<Answer>(
  db: Database,
  hold: (tx: Database) => Promise<unknown>,
  label: string,
  start: () => Promise<Answer>,
  between?: (tx: Database) => Promise<unknown>,
): Promise<Answer> {
  const isWaiting = async () =>
    (await db.one(
      "/* test.waiting */ SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE $1 AND datname = current_database()",
      [`/* ${label} */%`],
    )) !== null;
  let answer: Promise<Answer> | undefined;
  await db.transaction(async (tx) => {
    await hold(tx);
    answer = start();
    let looks = 0;
    while (!(await isWaiting())) {
      if ((looks += 1) > LOOKS) throw new Error(`${label} never waited`);
      await delay(LOOK_MS);
    }
    await between?.(tx);
  });
  if (!answer) throw new Error('nothing was started');
  return answer;
}
