import type { ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { hasWildcard } from '#domain/newspapers/search/phraseWords.ts';
import type { QueryWord } from '#domain/newspapers/search/wordsQuery.ts';

import type { WordReading } from '../articleSearch.ts';
import type { FormsOf } from './planAsked.ts';
import type { Readings } from './readingsOf.ts';
import type { WordForm } from './WordForm.ts';

type Asking = Pick<ArticleQuery, 'withMisreadings' | 'refused'>;

/** Whether a word of a query is also found by what it was misread as. */
export const isRead = ({ word, isExact }: QueryWord, { withMisreadings }: Pick<Asking, 'withMisreadings'>): boolean =>
  withMisreadings && !isExact && !hasWildcard(word);

/** What the words of one query are found by: themselves, and their misreadings but for those that it refuses. */
export class QueryReadings {
  private readonly query: Asking;
  private readonly look: (word: string) => Readings | undefined;
  private readonly refused: ReadonlySet<string>;
  private readonly known = new Map<string, Readings>();

  /** @param look - what a word was misread as; asked once for each word */
  constructor(query: Asking, look: (word: string) => Readings | undefined) {
    this.query = query;
    this.look = look;
    this.refused = new Set(query.refused.map(({ word, reading }) => `${word} ${reading}`));
  }

  readonly formsOf: FormsOf = (asked) => {
    const itself = { form: asked.word, cost: 0 };
    const readings = isRead(asked, this.query) ? (this.known.get(asked.word) ?? this.look(asked.word)) : undefined;
    if (!readings) return [itself];
    this.known.set(asked.word, readings);
    return [itself, ...this.takenOf(asked.word)];
  };

  /** Misreadings of a word that `formsOf` was asked for; refused ones are among them. */
  readingsOf(word: string): readonly WordForm[] {
    return this.known.get(word)?.forms ?? [];
  }

  /** Those that the query does not refuse. */
  takenOf(word: string): readonly WordForm[] {
    return this.readingsOf(word).filter(({ form }) => !this.isRefused(word, form));
  }

  /** How words were read, for their chips. @param count - articles that hold a form */
  chipsOf(words: readonly string[], count: (form: string) => number): WordReading[] {
    return words.map((word) => {
      const readings = this.readingsOf(word).map(({ form }) => ({
        form,
        count: count(form),
        isRefused: this.isRefused(word, form),
      }));
      readings.sort((a, b) => b.count - a.count || (a.form < b.form ? -1 : 1));
      return {
        word,
        count: count(word),
        readings: readings.filter((one) => one.count > 0),
        isCutOff: this.known.get(word)?.isCutOff ?? false,
      };
    });
  }

  private isRefused(word: string, form: string): boolean {
    return this.refused.has(`${word} ${form}`);
  }
}
