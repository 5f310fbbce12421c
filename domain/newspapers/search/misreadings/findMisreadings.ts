import type { Confusions } from './confusions.ts';
import { GrowingNumbers } from './GrowingNumbers.ts';
import { MisreadingRates } from './MisreadingRates.ts';
import { type NearText, NearWords } from './NearWords.ts';
import { ReadingIndex } from './ReadingIndex.ts';
import { REAL_ARTICLES, readingCost, SHORTEST_READ } from './readingLimits.ts';

/** A word of an archive's vocabulary. */
export interface VocabularyWord {
  code: number;
  text: string;
  articles: number;
}

/** A misreading of a word, by the code of what OCR made of it. */
export interface Misreading {
  code: number;
  /** Levels that a hit by it loses. */
  cost: number;
}

/** What is known of the words that an archive holds. */
export interface Misreadings {
  /** What each real word was also read as; words may be missing from the archive themselves. */
  classes: Map<string, Misreading[]>;
  /**
   * Codes of words that are real although the lexicon lacks them: too frequent, or too far from all others, to be
   * misreadings.
   */
  real: Set<number>;
}

/** Words that may be meant, with indexes over them; all measure by the same costs. */
export interface Lexicon {
  has(word: string): boolean;
  indexes: readonly [ReadingIndex, ...ReadingIndex[]];
}

/**
 * How many times as frequent as its misreadings would be a word has to be: some words are misread more often than
 * others with their letters.
 */
const MARGIN = 1.25;
/** How fast a misreading grows less likely with its distance in tenths of an edit. */
const STEEPNESS = 0.4;
/** Articles that a word of the lexicon counts for before any holds it. */
const UNSEEN = 0.5;
/**
 * Of the likeliest, a word must have this share to be meant too: or rare words would take the misreadings of common
 * ones.
 */
const LEAST_CHANCE = 0.15;
/** A word is taken for this many others at most. */
const MOST_MEANT = 3;
const WORD = /^\p{L}+$/u;

/** Whether a word that the lexicon lacks may be a misreading. */
const isCandidate = ({ text }: VocabularyWord): boolean => text.length >= SHORTEST_READ && WORD.test(text);

function* wordsAt(vocabulary: Iterable<VocabularyWord>, places: GrowingNumbers): Generator<VocabularyWord> {
  let [place, nth] = [0, 0];
  for (const word of vocabulary) {
    if (place === places.items[nth] && nth < places.length) {
      yield word;
      nth += 1;
    }
    place += 1;
  }
}

/** How likely it is that a word was meant. */
const chanceOf = ({ distance }: NearText, articles: number): number =>
  (articles + UNSEEN) * Math.exp(-distance * STEEPNESS);

/** Candidates of a vocabulary with what is near them, and how often misreadings occur in it. */
function survey(
  words: Iterable<VocabularyWord>,
  lexicon: Lexicon,
  articles: Map<string, number>,
): { candidates: NearWords; rates: MisreadingRates } {
  const rates = new MisreadingRates();
  const candidates = new NearWords(lexicon.indexes);
  for (const [text, own] of articles) rates.addWord(text, own);
  for (const word of words) {
    let likeliest: (NearText & { chance: number; articles: number }) | null = null;
    for (const near of candidates.add(word.text)) {
      const own = articles.get(near.text) ?? 0;
      const chance = chanceOf(near, own);
      if (likeliest === null || chance > likeliest.chance) likeliest = { ...near, chance, articles: own };
    }
    if (likeliest !== null) rates.addMisreading(word.text, word.articles, likeliest);
  }
  return { candidates, rates };
}

/**
 * Works out which words of an archive are misreadings, and of what. A word of the lexicon never is one; nor is a word
 * that occurs more often than OCR could have made it of its neighbours, as rare surnames do: how often it does is
 * worked out from the archive itself. All others are misreadings of the up to three real words that are likeliest by
 * distance and frequency, where there are any.
 *
 * @param vocabulary - gives the words from the start each time, in the same order; read several times
 */
export function findMisreadings(vocabulary: () => Iterable<VocabularyWord>, lexicon: Lexicon): Misreadings {
  const articles = new Map<string, number>();
  // Which words are candidates is asked once: the question costs more than reading them.
  const places = new GrowingNumbers();
  let place = 0;
  for (const word of vocabulary()) {
    if (lexicon.has(word.text)) articles.set(word.text, word.articles);
    else if (isCandidate(word)) places.push(place);
    place += 1;
  }
  const candidateWords = () => wordsAt(vocabulary(), places);
  const { candidates, rates } = survey(candidateWords(), lexicon, articles);
  const real: VocabularyWord[] = [];
  let nth = 0;
  for (const word of candidateWords()) {
    const own = nth++;
    if (word.articles < REAL_ARTICLES) continue;
    const made = candidates
      .of(own)
      .reduce((sum, { text, distance }) => sum + (articles.get(text) ?? 0) * rates.rate(text, word.text, distance), 0);
    if (word.articles > REAL_ARTICLES - 1 + MARGIN * made) real.push({ ...word });
  }
  const { costs } = lexicon.indexes[0];
  const added = new ReadingIndex(withoutEachOther(real, costs, rates), costs);
  const isReal = new Set(added.words);
  for (const { text, articles: own } of real) if (isReal.has(text)) articles.set(text, own);
  const codes = new Set(real.filter(({ text }) => isReal.has(text)).map(({ code }) => code));
  const classes = new Map<string, Misreading[]>();
  nth = 0;
  for (const word of candidateWords()) {
    const own = nth++;
    if (codes.has(word.code)) continue;
    const near = [
      ...candidates.of(own),
      ...added.near(word.text).map(({ at, distance }) => ({ text: added.words[at]!, distance })),
    ];
    const meant = near.map((one) => ({ ...one, chance: chanceOf(one, articles.get(one.text) ?? 0) }));
    meant.sort((a, b) => b.chance - a.chance || (a.text < b.text ? -1 : 1));
    for (const { text, distance, chance } of meant.slice(0, MOST_MEANT)) {
      if (chance < meant[0]!.chance * LEAST_CHANCE) break;
      const known = classes.get(text);
      const misreading = { code: word.code, cost: readingCost(distance) };
      if (known) known.push(misreading);
      else classes.set(text, [misreading]);
    }
  }
  return { classes, real: codes };
}

/** Of words the lexicon lacks, one may be the misreading of another: the more frequent stays. */
function withoutEachOther(words: readonly VocabularyWord[], costs: Confusions, rates: MisreadingRates): string[] {
  const all = new ReadingIndex(
    words.map(({ text }) => text),
    costs,
  );
  return words
    .filter((word) =>
      all
        .near(word.text)
        .every(
          ({ at, distance }) =>
            word.articles > MARGIN * words[at]!.articles * rates.rate(words[at]!.text, word.text, distance),
        ),
    )
    .map(({ text }) => text);
}
