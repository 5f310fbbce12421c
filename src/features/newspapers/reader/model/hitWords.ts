import type { PageHit } from '../readerApi.ts';

/** Words that were found, by their line: numbers of words from 0. */
export type HitWords = ReadonlyMap<number, ReadonlySet<number>>;

/** The words of hits, line by line. */
export function hitWords(hits: readonly PageHit[]): HitWords {
  const found = new Map<number, Set<number>>();
  for (const { line, from, to } of hits.flatMap(({ parts }) => parts)) {
    const words = found.get(line) ?? new Set<number>();
    for (let word = from; word < to; word += 1) words.add(word);
    found.set(line, words);
  }
  return found;
}

/** Words of a line that are drawn alike; a space parts them from the next. */
export interface MarkedWords {
  text: string;
  isHit: boolean;
  isCurrent: boolean;
}

/** The words of a line, told apart by whether they were found. */
export function markedWords(
  words: readonly { text: string }[],
  hits: ReadonlySet<number> | undefined,
  current: ReadonlySet<number> | undefined,
): MarkedWords[] {
  const stretches: MarkedWords[] = [];
  words.forEach(({ text }, at) => {
    const [isHit, isCurrent] = [hits?.has(at) ?? false, current?.has(at) ?? false];
    const last = stretches.at(-1);
    if (last?.isHit === isHit && last.isCurrent === isCurrent) last.text += ` ${text}`;
    else stretches.push({ text, isHit, isCurrent });
  });
  return stretches;
}
