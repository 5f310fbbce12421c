import { setImmediate as letOthersRun } from 'node:timers/promises';

/** Rows of a large tree that are read at once. */
export const PORTION = 4_000;

/**
 * Rows of a whole tree in the order of their numbers, a portion at a time: others have their turn in between, and no
 * more than one is held.
 *
 * @param read - rows behind a number, at most `PORTION` of them
 */
export async function* portionsOf<Row extends { id: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after = -1;
  for (;;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < PORTION) return;
    after = rows.at(-1)?.id ?? after;
    await letOthersRun();
  }
}
