import { createRandom, type Random } from '#domain/kernel/random/createRandom.ts';
import type { IndexedArticle } from '#server/engines/articles/articleSearch.ts';

import { damage } from './damage.ts';
import { paperWords } from './paperWords.ts';

/** An archive that was never printed, with what its articles would say without damage. */
export interface SyntheticPapers {
  articles: readonly IndexedArticle[];
  /** Words of each article before they were damaged, as codes. */
  truth: readonly Uint32Array[];
  /** Of each code. */
  words: readonly string[];
  /** Rare surnames with the common one that each is a letter from: their articles are anywhere. */
  rareSurnames: readonly RareSurname[];
  /** The same of families that stayed: all articles of a surname are in the newspapers of one county. */
  localSurnames: readonly RareSurname[];
}

/** A surname with the common one that it is a letter from. */
export interface RareSurname {
  rare: string;
  common: string;
}

const TITLES = 40;
const COUNTIES = 17;
const ISSUE_ARTICLES = 30;
const USUAL_WORDS = 326;
const RARE_SURNAMES = 500;
const RARE_ARTICLES = 8;
const WORDS_A_LINE = 9;
const FIRST_DAY = 110_000;
const ADDED_ON = 190_000;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

function rareNames(random: Random, surnames: readonly string[], known: ReadonlySet<string>): RareSurname[] {
  const taken = new Set<string>();
  return surnames.flatMap((common) => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const at = random.between(1, common.length - 1);
      const rare = common.slice(0, at) + random.pick(LETTERS) + common.slice(at + 1);
      if (known.has(rare) || taken.has(rare) || rare === common) continue;
      taken.add(rare);
      return [{ rare, common }];
    }
    return [];
  });
}

const lengthOf = (random: Random): number =>
  Math.max(20, Math.round(USUAL_WORDS * Math.exp(0.8 * random.spread()) * 0.8));

function lines(words: readonly string[]): string {
  const found: string[] = [];
  for (let at = 0; at < words.length; at += WORDS_A_LINE) found.push(words.slice(at, at + WORDS_A_LINE).join(' '));
  return found.join('\n');
}

const titleOf = (article: number): number => Math.floor(article / ISSUE_ARTICLES) % TITLES;
const countyOf = (article: number): number => titleOf(article) % COUNTIES;

/** Makes so many articles; the same for the same seed. */
export function syntheticPapers(count: number, seed: string): SyntheticPapers {
  const random = createRandom(seed);
  const language = paperWords();
  const long = language.surnames.filter((name) => name.length >= 5);
  const rareSurnames = rareNames(random, long.slice(0, RARE_SURNAMES), new Set(language.surnames));
  const rareAt = new Map<number, string[]>();
  for (const { rare } of rareSurnames) {
    for (let nth = 0; nth < RARE_ARTICLES; nth += 1) {
      const at = random.between(0, count - 1);
      rareAt.set(at, [...(rareAt.get(at) ?? []), rare]);
    }
  }
  // Of the same common surnames, so that both can be compared; by chances of their own, so that the rest stays as it
  // is.
  const ownChances = createRandom(`${seed} local`);
  const localSurnames = rareNames(
    ownChances,
    long.slice(0, RARE_SURNAMES),
    new Set([...language.surnames, ...rareSurnames.map(({ rare }) => rare)]),
  );
  for (const { rare } of localSurnames) {
    const home = ownChances.between(0, COUNTIES - 1);
    for (let left = RARE_ARTICLES; left > 0;) {
      const at = ownChances.between(0, count - 1);
      if (count > ISSUE_ARTICLES * TITLES && countyOf(at) !== home) continue;
      rareAt.set(at, [...(rareAt.get(at) ?? []), rare]);
      left -= 1;
    }
  }
  const codes = new Map<string, number>();
  const words: string[] = [];
  const codeOf = (word: string): number => {
    const code = codes.get(word) ?? words.push(word) - 1;
    codes.set(word, code);
    return code;
  };
  const truth: Uint32Array[] = [];
  const articles = Array.from({ length: count }, (_one, at): IndexedArticle => {
    const clean: string[] = [];
    for (let left = lengthOf(random); left > 0; left -= 1) clean.push(language.next(random, clean.at(-1) ?? ''));
    for (const rare of rareAt.get(at) ?? []) clean.splice(random.between(0, clean.length), 0, rare);
    truth.push(Uint32Array.from(clean, codeOf));
    const issue = Math.floor(at / ISSUE_ARTICLES);
    const title = titleOf(at);
    const day = FIRST_DAY + Math.floor(issue / TITLES) * 7;
    return {
      no: at + 1,
      id: `n-${at + 1}`,
      titleId: `title-${title}`,
      issueId: `title-${title}-${day}`,
      pageIds: [`p-${at}`],
      firstPage: 1 + (at % 4),
      day,
      county: `county-${countyOf(at)}`,
      region: `region-${title % 5}`,
      country: 'England',
      placeId: title,
      kind: random.pick(['news', 'notice', 'advertisement']),
      access: random.pick(['free', 'subscribers']),
      addedOn: ADDED_ON,
      quality: 0.9,
      isCorrected: false,
      headline: '',
      text: lines(clean.map((word) => damage(random, word))),
      alternatives: [],
    };
  });
  return { articles, truth, words, rareSurnames, localSurnames };
}
