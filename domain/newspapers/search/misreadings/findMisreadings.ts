import { ReadingIndex } from './ReadingIndex.ts';
import { misreadingRate, REAL_ARTICLES, readingCost, SHORTEST_READ } from './readingLimits.ts';

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
  /** Codes of words that are real although the lexicon lacks them: too frequent, or too far from all others, to be misreadings. */
  real: Set<number>;
}

/** Words that may be meant, with an index over them. */
export interface Lexicon {
  has(word: string): boolean;
  index: ReadingIndex;
}

/** How many times as frequent as its misreadings would be a word has to be. */
const MARGIN = 2;
/** How fast a misreading grows less likely with its distance in tenths of an edit. */
const STEEPNESS = 0.4;
/** Articles that a word of the lexicon counts for before any holds it. */
const UNSEEN = 0.5;
/** Of the likeliest, a word must have this share to be meant too: or rare words would take the misreadings of common ones. */
const LEAST_CHANCE = 0.15;
/** A word is taken for this many others at most. */
const MOST_MEANT = 3;
const WORD = /^\p{L}+$/u;

const isCandidate = ({ text }: VocabularyWord, lexicon: Lexicon): boolean => text.length >= SHORTEST_READ && WORD.test(text) && !lexicon.has(text);

/**
 * Works out which words of an archive are misreadings, and of what. A word of the lexicon never is one; nor is a word that
 * occurs more often than OCR could have made it of its neighbours, as rare surnames do. All others are misreadings of the
 * up to three real words that are likeliest by distance and frequency, where there are any.
 *
 * @param vocabulary - gives the words from the start each time; read twice
 */
export function findMisreadings(vocabulary: () => Iterable<VocabularyWord>, lexicon: Lexicon): Misreadings {
  const articles = new Map<string, number>();
  const frequent: VocabularyWord[] = [];
  for (const word of vocabulary()) {
    if (lexicon.has(word.text)) articles.set(word.text, word.articles);
    else if (word.articles >= REAL_ARTICLES && isCandidate(word, lexicon)) frequent.push({ ...word });
  }
  const real = frequent.filter((word) => {
    const made = lexicon.index.near(word.text).reduce((sum, { at, distance }) => sum + (articles.get(lexicon.index.words[at]!) ?? 0) * misreadingRate(distance), 0);
    return word.articles > REAL_ARTICLES - 1 + MARGIN * made;
  });
  const added = new ReadingIndex(withoutEachOther(real));
  const isReal = new Set(added.words);
  for (const { text, articles: own } of real) if (isReal.has(text)) articles.set(text, own);
  const codes = new Set(real.filter(({ text }) => isReal.has(text)).map(({ code }) => code));
  const classes = new Map<string, Misreading[]>();
  for (const word of vocabulary()) {
    if (codes.has(word.code) || !isCandidate(word, lexicon)) continue;
    const meant = [lexicon.index, added].flatMap((index) =>
      index.near(word.text).map(({ at, distance }) => ({ text: index.words[at]!, distance, chance: ((articles.get(index.words[at]!) ?? 0) + UNSEEN) * Math.exp(-distance * STEEPNESS) })),
    );
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
function withoutEachOther(words: readonly VocabularyWord[]): string[] {
  const all = new ReadingIndex(words.map(({ text }) => text));
  return words.filter((word) => all.near(word.text).every(({ at, distance }) => word.articles > MARGIN * words[at]!.articles * misreadingRate(distance))).map(({ text }) => text);
}
