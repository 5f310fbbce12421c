import { tokenWords } from '../search/tokenWords.ts';

/** A line that was corrected, by whom. */
interface CorrectedText {
  read: string;
  after: string;
  member: number | null;
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).flatMap(tokenWords);
/** Two members who left a word as it was have read it. */
const READERS = 2;

/**
 * Words that corrections say are real, folded: those that members typed, and those that two of them left as they were
 * beside. One member may correct a name of a line and overlook the rest of it.
 */
export function wordsOfCorrections(lines: Iterable<CorrectedText>): Set<string> {
  const real = new Set<string>();
  const left = new Map<string, Set<number | null>>();
  for (const { read, after, member } of lines) {
    const before = new Set(wordsOf(read));
    for (const word of wordsOf(after)) {
      if (!before.has(word)) real.add(word);
      else if (!real.has(word)) left.set(word, (left.get(word) ?? new Set()).add(member));
    }
  }
  for (const [word, members] of left) if (members.size >= READERS) real.add(word);
  return real;
}
