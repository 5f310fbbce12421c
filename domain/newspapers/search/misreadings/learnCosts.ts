import { DAY_MS } from '#domain/kernel/values/durations.ts';

import { type LearnedCost, SHIPPED_CONFUSIONS } from './confusions.ts';
import { confusionsOf } from './confusionsOf.ts';

const WEEK_MS = 7 * DAY_MS;
/** Corrected lines after which a site learns at once. */
export const MANY_LINES = 500;
/** Those for which it waits a week. */
const SOME_LINES = 50;

/**
 * Whether enough was corrected since the last lesson for another: working through the index of a large archive takes
 * minutes, so that it is not done for a handful of lines.
 *
 * @param lines - corrected since
 * @param sinceMs - milliseconds since the last lesson
 */
export const isLessonDue = (lines: number, sinceMs: number): boolean =>
  lines >= MANY_LINES || (lines >= SOME_LINES && sinceMs >= WEEK_MS);

/** A word that a member has corrected; folded. */
export interface CorrectedWord {
  /** As the machine read it. */
  read: string;
  meant: string;
  /** Former members count as one. */
  member: number | null;
  pageId: string;
}

/** A cost with what it rests on. */
export interface Lesson extends LearnedCost {
  /** How often it was seen, no member counted for more than two others. */
  seen: number;
  members: number;
  pages: number;
}

/** So many members must have corrected a confusion, on so many pages, in so many different words. */
const LEAST_MEMBERS = 3;
const LEAST_PAGES = 5;
const LEAST_WORDS = 5;
/** Confusions that the shipped costs rest on: what a site has seen is added to them. */
const SHIPPED_EVIDENCE = 1_150;
/** Shares of all confusions, with the costs that the shipped table gives for such a share. */
const COSTS: readonly (readonly [share: number, cost: number])[] = [
  [0.02, 3],
  [0.01, 4],
  [0.006, 5],
  [0.0035, 6],
];
/** The commonest: each makes looking for misreadings dearer. */
const MOST_LEARNED = 40;

interface Evidence {
  members: Map<number | null, number>;
  pages: Set<string>;
  words: Set<string>;
}

/**
 * Times a confusion was seen, by member, with each member's cut to what the third of them has: two together can force
 * nothing.
 */
function timesSeen({ members }: Evidence): number {
  const times = [...members.values()].sort((a, b) => b - a);
  const most = times[LEAST_MEMBERS - 1] ?? times.at(-1) ?? 0;
  return times.reduce((sum, own) => sum + Math.min(own, most), 0);
}

function gather(words: Iterable<CorrectedWord>): Map<string, Evidence> {
  const found = new Map<string, Evidence>();
  for (const { read, meant, member, pageId } of words) {
    for (const confusion of confusionsOf(read, meant)) {
      const evidence = found.get(confusion) ?? { members: new Map(), pages: new Set(), words: new Set() };
      found.set(confusion, evidence);
      evidence.members.set(member, (evidence.members.get(member) ?? 0) + 1);
      evidence.pages.add(pageId);
      evidence.words.add(`${read} ${meant}`);
    }
  }
  return found;
}

/**
 * What corrections teach about misreadings: confusions that are commoner on a site's pages than the shipped table says.
 * Costs only fall, never below those of the commonest confusions, and only by what several members found on several
 * pages.
 *
 * @param words - corrections in force; words that the machine read as another real word are better left out
 */
export function learnCosts(words: Iterable<CorrectedWord>): Lesson[] {
  const found = gather(words);
  const total = [...found.values()].reduce((sum, evidence) => sum + timesSeen(evidence), SHIPPED_EVIDENCE);
  const lessons = [...found].flatMap(([confusion, evidence]): Lesson[] => {
    const { members, pages, words: distinct } = evidence;
    if (members.size < LEAST_MEMBERS || pages.size < LEAST_PAGES || distinct.size < LEAST_WORDS) return [];
    const seen = timesSeen(evidence);
    const cost = COSTS.find(([share]) => seen / total >= share)?.[1] ?? Infinity;
    return cost < SHIPPED_CONFUSIONS.costOf(confusion)
      ? [{ confusion, cost, seen, members: members.size, pages: pages.size }]
      : [];
  });
  return lessons.sort((a, b) => b.seen - a.seen || (a.confusion < b.confusion ? -1 : 1)).slice(0, MOST_LEARNED);
}
