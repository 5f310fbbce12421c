import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { createRandom, type Random, weightedDraw } from '#domain/kernel/random/createRandom.ts';
import { tokenWords } from '#domain/newspapers/search/tokenWords.ts';

const SHARED = path.resolve(process.env.MUNIMENT_SHARED ?? '../shared', 'data');
const PAGES = ['0001', '0002', '0003', '0004'].map((page) =>
  path.join(SHARED, `newspapers/statesman-1824/0002647_18240217_${page}.xml`),
);
const CENSUS = path.join(SHARED, 'census/freecen.tsv');
const SURNAME_COLUMN = 14;

/** Words of a paper, the next from the one before where it is known. */
export interface PaperWords {
  next(random: Random, before: string): string;
  /** Surnames, the commonest first. */
  surnames: readonly string[];
}

const englishWords = (): string[] =>
  brotliDecompressSync(readFileSync('server/engines/articles/english-words.txt.br')).toString('utf8').split('\n');

/** Words a newspaper of 1824 really had, in order; without its pages, words of the list of English in any order. */
function runningText(english: ReadonlySet<string>): string[] {
  const pages = PAGES.filter((page) => existsSync(page)).map((page) => readFileSync(page, 'utf8'));
  const said = pages.flatMap((page) =>
    [...page.matchAll(/\bCONTENT="([^"]*)"/gu)].flatMap(([, content = '']) => tokenWords(content)),
  );
  const real = said.filter((word) => english.has(word) || /^(?:a|i|o)$/u.test(word));
  return real.length > 0 ? real : [...english].filter((_word, at) => at % 7 === 0);
}

function surnamesOf(): string[] {
  if (!existsSync(CENSUS)) return ['smith', 'brown', 'taylor', 'harris', 'turner'];
  const counts = new Map<string, number>();
  for (const line of readFileSync(CENSUS, 'utf8').split('\n').slice(1)) {
    const [surname] = tokenWords(line.split('\t')[SURNAME_COLUMN] ?? '');
    if (surname !== undefined && /^[a-z]{4,}$/u.test(surname)) counts.set(surname, (counts.get(surname) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([surname]) => surname);
}

/** Shares of words that are drawn from lists instead of the running text. */
const FROM_LIST = 0.12;
const SURNAME = 0.03;

/** The language of fictional papers: the word pairs of a real one, English words by rank, and surnames of a census. */
export function paperWords(): PaperWords {
  const listed = englishWords().filter((word) => word.length > 2);
  const running = runningText(
    new Set(listed)
      .add('of')
      .add('to')
      .add('in')
      .add('is')
      .add('it')
      .add('as')
      .add('at')
      .add('by')
      .add('on')
      .add('be')
      .add('he')
      .add('we')
      .add('or')
      .add('an'),
  );
  const following = new Map<string, string[]>();
  running.forEach((word, at) => {
    const before = running[at - 1] ?? '';
    const known = following.get(before);
    if (known) known.push(word);
    else following.set(before, [word]);
  });
  // Rank is chance: which words of the list are common is made up.
  const shuffled = listed
    .map((word) => ({ word, key: createRandom(word).next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ word }) => word);
  const rest = weightedDraw(shuffled.map((word, rank) => [word, 1 / (rank + 400)] as const));
  const surnames = surnamesOf();
  const names = weightedDraw(surnames.map((name, rank) => [name, 1 / (rank + 20)] as const));
  return {
    surnames,
    next(random, before) {
      const draw = random.next();
      if (draw < SURNAME) return names.draw(random);
      const known = draw < SURNAME + FROM_LIST ? undefined : following.get(before);
      return known && known.length > 1
        ? random.pick(known)
        : draw < SURNAME + FROM_LIST
          ? rest.draw(random)
          : random.pick(running);
    },
  };
}
