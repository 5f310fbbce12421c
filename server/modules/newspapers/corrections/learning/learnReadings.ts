import { type Lesson, learnCosts } from '#domain/newspapers/search/misreadings/learnCosts.ts';
import { lexiconWords } from '#server/engines/articles/loadLexicon.ts';
import { correctedLines, keepLesson } from '#server/engines/newspapers/readingLessons.ts';
import type { Database } from '#server/platform/db/database.ts';

import { correctedWords } from './correctedWords.ts';

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
