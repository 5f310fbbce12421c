import { createRandom, type Random, weightedDraw } from '#domain/kernel/random/createRandom.ts';

import type { IndexedArticle } from '../articleSearch.ts';

const COMMON =
  'the of and to a in that was is he for it with as his on at by i not are but from or have an they which one were all her she there would mr'.split(
    ' ',
  );
const RARE =
  'inquest pinch pincb finch penzance newton abbot newtonabbot inquisition harbour schooner parish vestry steward baptist chapel evening star market drover subscriber subfcriber quarter session turnpike trustee mailcoach cholera granary orchard heriot yeoman tithe advowson moiety messuage tenement fuch such donald mcdonald brien obrien gerald мария œconomy été co'.split(
    ' ',
  );
const WORDS = weightedDraw([
  ...COMMON.map((word, rank) => [word, 40 / (rank + 1)] as const),
  ...RARE.map((word, rank) => [word, 14 / (rank + 6)] as const),
]);
const NAMES = [
  'Mc Donald',
  "O'Brien",
  'O Brien',
  'Fitz Gerald',
  'M‘Donald',
  'son-in-law',
  'Ann Pinch',
  'of the Parish',
  'ſuch',
  '£1,200',
  '—',
  '😀',
  'Newton Abbot',
];

const inCase = (random: Random, word: string): string =>
  (random.chance(0.15)
    ? `${word.charAt(0).toUpperCase()}${word.slice(1)}`
    : random.chance(0.03)
      ? word.toUpperCase()
      : word) + (random.chance(0.12) ? random.pick([',', '.', ';', '?)', '’s']) : '');

function textOf(random: Random): string {
  const lines: string[] = [];
  for (let line = random.between(0, 14); line >= 0; line -= 1) {
    const words = Array.from({ length: random.between(1, 9) }, () =>
      random.chance(0.08) ? random.pick(NAMES) : inCase(random, WORDS.draw(random)),
    );
    const broken = random.chance(0.3) ? WORDS.draw(random) : '';
    if (broken.length > 4)
      lines.push(`${words.join(' ')} ${broken.slice(0, 3)}-`, `${broken.slice(3)} ${WORDS.draw(random)}`);
    else lines.push(words.join(' '));
  }
  return lines.join('\n');
}

/**
 * Articles made by chance, with everything the index has to mind: broken words, names in two parts, other readings,
 * values of every column.
 */
export function makeArticles(seed: string, count: number, firstNo = 1): IndexedArticle[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_one, at): IndexedArticle => {
    const no = firstNo + at;
    const title = random.between(1, 4);
    const day = 110_000 + random.between(0, 60) * 70;
    const text = textOf(random);
    return {
      no,
      id: `n-${no}`,
      titleId: `title-${title}`,
      issueId: `title-${title}-${day}`,
      pageIds: [`page-${no}`],
      firstPage: random.between(1, 4),
      day,
      county: random.pick(['Devon', 'Cornwall', '']),
      region: random.pick(['South West', 'London']),
      country: random.pick(['England', 'Wales']),
      placeId: random.chance(0.2) ? null : random.between(-2, 5),
      kind: random.pick(['news', 'notice', 'advertisement']),
      access: random.pick(['free', 'members', 'subscribers']),
      addedOn: 190_000 + random.between(0, 9),
      quality: random.chance(0.2) ? null : random.between(0, 20) / 20,
      isCorrected: random.chance(0.1),
      headline: random.chance(0.4) ? (text.split('\n')[0] ?? '') : '',
      text,
      alternatives: random.chance(0.3)
        ? [{ word: random.between(0, 20), reading: random.pick(['inquest', 'the pinch', 'Mc Donald', '—']) }]
        : [],
    };
  });
}
