import { isLessonDue, MANY_LINES } from '#domain/newspapers/search/misreadings/lessonDue.ts';
import { latestLesson, linesSince } from '#server/engines/newspapers/readingLessons.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { learnReadings } from './learnReadings.ts';

const HOUR_MS = 3_600_000;

/** Learns from corrections when enough came since the last time. @returns whether it did. */
export async function learnWhenDue(db: Database, log: Pick<Log, 'info'>): Promise<boolean> {
  const last = await latestLesson(db);
  const lines = await linesSince(db, last?.learnedAt ?? null, MANY_LINES);
  if (!isLessonDue(lines, Date.now() - (last?.learnedAt.getTime() ?? 0))) return false;
  const { costs, words } = await learnReadings(db);
  log.info({ words, costs: costs.length }, 'misreadings were learned from corrections of newspapers');
  return true;
}

/** Looks now and every hour, until the returned function is called; that waits for work under way. */
export function startLearning({ db, log }: { db: Database; log: Pick<Log, 'info' | 'warn'> }): () => Promise<void> {
  const work = () =>
    learnWhenDue(db, log).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'nothing could be learned from corrections of newspapers'),
    );
  let underWay = work();
  const timer = setInterval(() => {
    underWay = underWay.then(work);
  }, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
