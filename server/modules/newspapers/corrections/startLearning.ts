import { isLessonDue, MANY_LINES } from '#domain/newspapers/search/misreadings/lessonDue.ts';
import { latestLesson, linesSince } from '#server/engines/newspapers/readingLessons.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startHourly } from '#server/platform/jobs/startHourly.ts';

import { learnReadings } from './learnReadings.ts';

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
export const startLearning = ({ db, log }: { db: Database; log: Pick<Log, 'info' | 'warn'> }): (() => Promise<void>) =>
  startHourly({
    work: () => learnWhenDue(db, log),
    failed: 'nothing could be learned from corrections of newspapers',
    log,
  });
