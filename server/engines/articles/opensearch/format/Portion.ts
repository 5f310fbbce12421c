import type { IndexedArticle } from '../../articleSearch.ts';
import type { SiteLexicon } from '../../loadLexicon.ts';
import { articleDocument, type WrittenArticle } from './articleDocument.ts';
import { doubtfulWords, wordDocuments, type WrittenWord } from './wordDocuments.ts';

/** Words that cross between threads together. */
const WORDS_AT_ONCE = 5_000;

/**
 * Articles that are taken in together, with the words they have: misreadings are known by how often words occur in a
 * portion.
 */
export class Portion {
  private vocabulary = new Map<string, number>();
  private words: Iterator<WrittenWord> | null = null;

  add(articles: readonly IndexedArticle[]): WrittenArticle[] {
    return articles.map((article) => articleDocument(article, this.vocabulary));
  }

  doubtful(lexicon: SiteLexicon): string[] {
    return doubtfulWords(this.vocabulary, lexicon);
  }

  /** Ends the portion: the next starts with no words. */
  end(lexicon: SiteLexicon, known: readonly string[]): void {
    this.words = wordDocuments(this.vocabulary, lexicon, new Set(known));
    this.vocabulary = new Map();
  }

  /** The next words of the portion that ended; none after the last. */
  more(): WrittenWord[] {
    const found: WrittenWord[] = [];
    for (let next = this.words?.next(); next?.done === false; next = this.words?.next())
      if (found.push(next.value) >= WORDS_AT_ONCE) break;
    return found;
  }
}
