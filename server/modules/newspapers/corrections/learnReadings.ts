import { setImmediate } from 'node:timers/promises';

import { alignWords } from '#domain/newspapers/corrections/alignWords.ts';
import {
  type Lesson,
  learnCosts,
  type CorrectedWord,
  isLessonDue,
  MANY_LINES,
} from '#domain/newspapers/search/misreadings/learnCosts.ts';
import { tokenWords } from '#domain/newspapers/search/tokenWords.ts';
import { lexiconWords } from '#server/engines/articles/loadLexicon.ts';
import {
  correctedLines,
  keepLesson,
  type CorrectedLine,
  latestLesson,
  linesSince,
} from '#server/engines/newspapers/readingLessons.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';

/** Lines after which others are answered. */
const PAUSE_EVERY = 200;

/** One word, folded; null where a token has none or several. */
const soleWord = (token: string | undefined): string | null => {
  const words = token === undefined ? [] : tokenWords(token);
  return words.length === 1 ? words[0]! : null;
};

/**
 * Words of corrected lines, each with what the machine had read in its place. What it read as another real word is left
 * out: its letters may be right, and a spelling of the time was changed.
 */
async function correctedWords(
  lines: readonly CorrectedLine[],
  isReal: (word: string) => boolean,
): Promise<CorrectedWord[]> {
  const found: CorrectedWord[] = [];
  for (const [at, { pageId, member, read, after }] of lines.entries()) {
    if (at % PAUSE_EVERY === PAUSE_EVERY - 1) await setImmediate();
    const [before, now] = [read.split(/\s+/u), after.split(/\s+/u)];
    for (const match of alignWords(before, now)) {
      const [was, meant] =
        match.before.length === 1 && match.after.length === 1
          ? [soleWord(before[match.before[0]!]), soleWord(now[match.after[0]!])]
          : [null, null];
      if (was !== null && meant !== null && was !== meant && !isReal(was))
        found.push({ read: was, meant, member, pageId });
    }
  }
  return found;
}

/** What was learned, and from how much. */
export interface Learned {
  lines: number;
  words: number;
  costs: readonly Lesson[];
}

/** Works out what the corrections in force say about misreadings. Nothing is stored. */
export async function studyCorrections(db: Database, until: Date): Promise<Learned> {
  const lines = await correctedLines(db, { until });
  if (lines.length === 0) return { lines: 0, words: 0, costs: [] };
  const real = lexiconWords([]);
  const words = await correctedWords(lines, (word) => real.has(word));
  return { lines: lines.length, words: words.length, costs: learnCosts(words) };
}

/**
 * Learns from the corrections in force: the index of articles gathers its misreadings again by what was learned, and
 * with the words that members typed.
 */
export async function learnReadings(db: Database): Promise<Learned> {
  // What is corrected from here on is for the next lesson.
  const until = (await db.one<{ now: Date }>('/* lessons.now */ SELECT now() AS now'))?.now ?? new Date();
  const learned = await studyCorrections(db, until);
  await keepLesson(db, learned.lines, learned.costs, until);
  return learned;
}

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
