import { type Lexeme, lexWords } from './lexWords.ts';
import { hasStart, hasWildcard, phraseWords } from './phraseWords.ts';
import {
  FARTHEST_NEAR,
  MOST_WILDCARDS,
  MOST_WORDS,
  WORDS_FAULTS,
  type Asked,
  type Phrase,
  type WordsFault,
  type WordsPlace,
  type WordsReading,
} from './wordsQuery.ts';
import { writeAsked } from './writeWords.ts';

interface Group {
  any: Asked[];
  isLeftOut: boolean;
}

/** Reads a query from left to right; what it cannot use it names and passes over. */
class WordsReader {
  readonly faults: WordsFault[] = [];
  readonly groups: Group[] = [];
  readonly places = new Map<Asked, WordsPlace>();
  /** A bar, or near/, that waits for what follows. */
  private pending: Lexeme | null = null;
  /** What a bar or near/ may join on to; null at the start and after something left out. */
  private last: Group | null = null;
  private words = 0;
  private wildcards = 0;

  fault(reason: keyof typeof WORDS_FAULTS, { at, length }: Pick<Lexeme, 'at' | 'length'>): void {
    this.faults.push({ at, length, message: WORDS_FAULTS[reason] });
  }

  /** False when the query has had all the words it may have. */
  take(lexeme: Lexeme): boolean {
    if (lexeme.kind === 'and') {
      this.dropPending();
      this.last = null;
      return true;
    }
    if (lexeme.kind === 'bar' || lexeme.kind === 'near') {
      this.takeJoin(lexeme);
      return true;
    }
    const phrase = this.phraseOf(lexeme);
    if (phrase === null) return true;
    if (this.words + phrase.length > MOST_WORDS) {
      this.fault('tooMany', lexeme);
      return false;
    }
    this.words += phrase.length;
    this.add(phrase, lexeme);
    return true;
  }

  end(): void {
    this.dropPending();
  }

  private takeJoin(lexeme: Lexeme): void {
    const isNear = lexeme.kind === 'near';
    if (this.pending !== null || this.last === null) {
      this.fault(isNear ? 'near' : 'bar', lexeme);
      return;
    }
    if (isNear && this.last.any.at(-1)?.kind === 'near') {
      this.fault('nearChain', lexeme);
      this.last = null;
      return;
    }
    this.pending = lexeme;
  }

  private dropPending(): void {
    if (this.pending) this.fault(this.pending.kind === 'near' ? 'near' : 'bar', this.pending);
    this.pending = null;
  }

  private add(words: Phrase, lexeme: Lexeme): void {
    const { pending, last } = this;
    this.pending = null;
    const own = this.placed({ kind: 'phrase', words }, lexeme.at, lexeme);
    if (pending === null || last === null) {
      this.last = { any: [own], isLeftOut: lexeme.isLeftOut };
      this.groups.push(this.last);
      return;
    }
    if (lexeme.isLeftOut) this.fault(pending.kind === 'near' ? 'nearLeaveOut' : 'barLeaveOut', lexeme);
    const before = last.any.at(-1);
    if (pending.kind === 'bar' || before?.kind !== 'phrase') last.any.push(own);
    else
      last.any[last.any.length - 1] = this.placed(
        { kind: 'near', distance: this.distanceOf(pending), left: before.words, right: words },
        this.places.get(before)?.at ?? lexeme.at,
        lexeme,
      );
  }

  /** Notes where a part of the query is: from a place to the end of its last words. */
  private placed(asked: Asked, at: number, { at: last, length }: Lexeme): Asked {
    this.places.set(asked, { at, length: last + length - at });
    return asked;
  }

  private distanceOf(near: Lexeme): number {
    const distance = Number(near.text);
    const possible = Math.min(FARTHEST_NEAR, Math.max(1, distance));
    if (possible !== distance) this.fault('nearDistance', near);
    return possible;
  }

  /** Null when there is nothing in it to search for. */
  private phraseOf(lexeme: Lexeme): Phrase | null {
    if (lexeme.isOpen) this.fault('openQuote', { at: lexeme.at, length: 1 });
    const words = phraseWords(lexeme.text);
    const wild = words.filter(hasWildcard);
    const problem =
      words.length === 0
        ? lexeme.kind === 'quoted'
          ? 'emptyQuote'
          : 'nothing'
        : !wild.every(hasStart)
          ? 'wildcard'
          : this.wildcards + wild.length > MOST_WILDCARDS
            ? 'wildcards'
            : null;
    if (problem !== null) {
      this.fault(problem, lexeme);
      this.dropPending();
      this.last = null;
      return null;
    }
    this.wildcards += wild.length;
    return words.map((word) => ({ word, isExact: lexeme.isExact && !hasWildcard(word) }));
  }
}

/** The same asked twice is asked once. */
function distinct(asked: readonly Asked[]): Asked[] {
  return [...new Map(asked.map((one) => [writeAsked(one), one])).values()];
}

/**
 * Reads the query language of article search: all words, `"a phrase"`, `a near/5 b`, `-not`, `a|b`, `*` and `?` after
 * two letters, `=exact`. AND, OR and NOT in capitals are understood too. Never fails: whatever cannot be understood is
 * left out and named with its place.
 */
export function readWords(text: string): WordsReading {
  const reader = new WordsReader();
  for (const lexeme of lexWords(text)) if (!reader.take(lexeme)) break;
  reader.end();
  const bracket = /\(/u.exec(text);
  if (bracket && /[|]|\bOR\b/u.test(text)) reader.fault('brackets', { at: bracket.index, length: 1 });
  const groups = reader.groups.filter(({ isLeftOut }) => !isLeftOut).map(({ any }) => distinct(any));
  const all = [...new Map(groups.map((group) => [group.map(writeAsked).join(' | '), group])).values()];
  const none = distinct(reader.groups.filter(({ isLeftOut }) => isLeftOut).flatMap(({ any }) => any));
  return { query: { all, none }, faults: reader.faults.sort((a, b) => a.at - b.at), places: reader.places };
}
