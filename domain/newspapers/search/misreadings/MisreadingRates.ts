import { misreadingRate } from './readingLimits.ts';

const LETTERS = 26;
const FIRST = 97;
const [SWAPPED, LOST, MADE, SPLIT, JOINED, KINDS] = [0, 676, 702, 728, 18_304, 35_880];
/** The word differs in more than one place. */
const SEVERAL = -1;
/** What is known before an archive is looked at counts for so many letters of it. */
const PRIOR_PLACES = 2_000;
/** The same of changes in several places, in articles that hold the word. */
const PRIOR_ARTICLES = 2_000;

const codeAt = (word: string, at: number): number => {
  const code = word.charCodeAt(at) - FIRST;
  return code >= 0 && code < LETTERS ? code : SEVERAL;
};

/** How one word became another: a letter swapped, lost, made, read as two or two as one, by a number; or SEVERAL. */
function changeOf(meant: string, read: string): number {
  let start = 0;
  while (start < meant.length && start < read.length && meant.charCodeAt(start) === read.charCodeAt(start)) start += 1;
  let [meantEnd, readEnd] = [meant.length, read.length];
  while (meantEnd > start && readEnd > start && meant.charCodeAt(meantEnd - 1) === read.charCodeAt(readEnd - 1))
    [meantEnd, readEnd] = [meantEnd - 1, readEnd - 1];
  const [was, is] = [meantEnd - start, readEnd - start];
  if (was > 2 || is > 2 || was + is > 3) return SEVERAL;
  const [a, b] = [was > 0 ? codeAt(meant, start) : 0, was > 1 ? codeAt(meant, start + 1) : 0];
  const [c, d] = [is > 0 ? codeAt(read, start) : 0, is > 1 ? codeAt(read, start + 1) : 0];
  if (a < 0 || b < 0 || c < 0 || d < 0) return SEVERAL;
  if (was === 1 && is === 1) return SWAPPED + a * LETTERS + c;
  if (is === 0) return was === 1 ? LOST + a : SEVERAL;
  if (was === 0) return is === 1 ? MADE + c : SEVERAL;
  return was === 1 ? SPLIT + (a * LETTERS + c) * LETTERS + d : JOINED + (a * LETTERS + b) * LETTERS + c;
}

/** Changes counted over words of like lengths, with the places where they could have happened. */
class Tally {
  readonly times = new Float64Array(KINDS);
  readonly letters = new Float64Array(LETTERS);
  readonly pairs = new Float64Array(LETTERS * LETTERS);
  gaps = 0;

  placesOf(change: number): number {
    if (change >= JOINED) return this.pairs[Math.floor((change - JOINED) / LETTERS)]!;
    if (change >= SPLIT) return this.letters[Math.floor((change - SPLIT) / (LETTERS * LETTERS))]!;
    if (change >= MADE) return this.gaps;
    return this.letters[change >= LOST ? change - LOST : Math.floor(change / LETTERS)]!;
  }
}

/** Short words are misread in other ways than long ones: lengths up to which words are counted together. */
const LENGTHS = [3, 4, 5, 7, Infinity];

/**
 * How often OCR makes one word of another in an archive, from what the archive holds: most of its unknown words are
 * misreadings of their likeliest neighbours, so that each change of letters is counted over all words where it could
 * have happened. What differs in several places is counted by its distance alone: one certain word of the many that are
 * so far away is made very seldom. Changes hardly seen go by the rates that are usual for the distance.
 */
export class MisreadingRates {
  private readonly tallies = LENGTHS.map(() => new Tally());
  /**
   * By distance: articles with a word that differs in several places from its likeliest neighbour, and articles with
   * that neighbour.
   */
  private readonly several = new Map<number, { times: number; articles: number }>();

  /** Counts where changes could have happened: in a real word that so many articles hold. */
  addWord(word: string, articles: number): void {
    const tally = this.tallyOf(word);
    tally.gaps += (word.length + 1) * articles;
    for (let at = 0, before = SEVERAL; at < word.length; at += 1) {
      const code = codeAt(word, at);
      if (code >= 0) {
        tally.letters[code]! += articles;
        if (before >= 0) tally.pairs[before * LETTERS + code]! += articles;
      }
      before = code;
    }
  }

  /**
   * Counts a misreading of a real word. A word much more frequent than a misreading can be counts as one that is just
   * possible.
   */
  addMisreading(
    read: string,
    articles: number,
    { text, distance, articles: whole }: { text: string; distance: number; articles: number },
  ): void {
    const change = changeOf(text, read);
    const times = Math.min(articles, whole * misreadingRate(distance));
    if (change !== SEVERAL) {
      this.tallyOf(text).times[change]! += times;
      return;
    }
    const known = this.several.get(distance) ?? { times: 0, articles: 0 };
    known.times += times;
    known.articles += whole;
    this.several.set(distance, known);
  }

  /** Of the articles that hold a real word, how many are expected to have it misread as a certain other. */
  rate(meant: string, read: string, distance: number): number {
    const usual = misreadingRate(distance);
    const change = changeOf(meant, read);
    if (change === SEVERAL) {
      const { times, articles } = this.several.get(distance) ?? { times: 0, articles: 0 };
      return (times + usual * PRIOR_ARTICLES) / (articles + PRIOR_ARTICLES);
    }
    const tally = this.tallyOf(meant);
    return (tally.times[change]! + usual * PRIOR_PLACES) / (tally.placesOf(change) + PRIOR_PLACES);
  }

  private tallyOf({ length }: string): Tally {
    return this.tallies[LENGTHS.findIndex((most) => length <= most)]!;
  }
}
