import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';

import type { ComparedArticle } from './compareApi.ts';
import { accessTexts, articleTexts as texts } from './texts.ts';

const PRECISIONS = { DAY: 'day', MONTH: 'month', YEAR: 'year' } as const;

/** The date of the issue that an article is in. */
export const dateOfArticle = ({ match, datePrecision }: Pick<ComparedArticle, 'match' | 'datePrecision'>): string =>
  issueDateInWords(match.article.newspaperIssue.publicationDate, PRECISIONS[datePrecision]);

/** What an article is and where it stands, as a part of the comparison; what is not known is left out. */
export function articleSection(compared: ComparedArticle) {
  const { match, pageLabel } = compared;
  const { title: newspaper, publicationPlace, publicationCounty } = match.article.newspaperIssue;
  const facts: readonly [id: string, label: string, value: string | null][] = [
    ['article.newspaper', texts.newspaper, newspaper],
    ['article.date', texts.date, dateOfArticle(compared)],
    ['article.page', texts.page, pageLabel],
    ['article.place', texts.place, publicationPlace],
    ['article.county', texts.county, publicationCounty],
    ['article.kind', texts.kind, texts.kinds[match.kind] ?? null],
    ['article.words', texts.words, String(match.article.articleMetaData.wordCount)],
    ['article.reading', texts.reading, match.isCorrected ? texts.corrected : texts.uncorrected],
    ['article.parting', texts.parting, match.isGuess ? texts.guess : null],
    ['article.access', texts.access, match.access.map((access) => accessTexts[access]).join(', ')],
  ];
  return {
    title: texts.title,
    fields: facts.flatMap(([fieldId, label, value]) =>
      value === null || value === '' ? [] : [{ fieldId, label, value }],
    ),
  };
}
