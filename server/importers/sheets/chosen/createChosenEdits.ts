import { createHash } from 'node:crypto';

import { refusedSheet } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { type ChosenAsked, type ChosenEdits, chosenEdits } from './chosenEdits.ts';

/** How long an answer is remembered: it has what people are called. */
const KEPT_MS = 5 * 60_000;
/** Answers that are remembered or worked out. */
const MOST_KEPT = 8;
/** Those that one asker may have worked out: the others get their turn. */
const MOST_OF_ONE = 2;

/** What becomes of chosen records: worked out once for the same records, cell and text of a revision. */
export type FindChosenEdits = (
  asked: ChosenAsked & {
    revisionOfReaders: number;
    /** The member who asks. */
    asker: number;
  },
) => Promise<ChosenEdits>;

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    chosenEdits: FindChosenEdits;
  }
}

/** Starts without any. One is worked out at a time: each may look at every row of a sheet. */
export function createChosenEdits(db: Database, work = chosenEdits): FindChosenEdits {
  const kept = new Map<string, { answer: Promise<ChosenEdits>; asker: number; isDone: boolean }>();
  let last: Promise<unknown> = Promise.resolve();
  return ({ revisionOfReaders, asker, ...asked }) => {
    const { sheet, records, masked, field, to } = asked;
    const key = createHash('sha256')
      .update(JSON.stringify([sheet.id, sheet.revision, revisionOfReaders, field, to, records, masked]))
      .digest('hex');
    const known = kept.get(key);
    if (known) return known.answer;
    const done = [...kept].find(([, { isDone }]) => isDone);
    const underWay = [...kept.values()].filter((one) => one.asker === asker && !one.isDone).length;
    if (underWay >= MOST_OF_ONE || (kept.size >= MOST_KEPT && !done))
      throw refusedSheet(
        'Several of these are being worked out just now. Wait a moment, then ask again.',
        'SHEET_CHOSEN_BUSY',
      );
    if (kept.size >= MOST_KEPT && done) kept.delete(done[0]);
    // A large sheet takes longer than one request may: the next one gets what this one has begun.
    const answer = outsideRequests(() => last.then(() => work(db, asked)));
    const started = { answer, asker, isDone: false };
    kept.set(key, started);
    const forget = () => {
      if (kept.get(key) === started) kept.delete(key);
    };
    last = answer.then(
      () => {
        started.isDone = true;
        setTimeout(forget, KEPT_MS).unref();
      },
      () => forget(),
    );
    return answer;
  };
}
