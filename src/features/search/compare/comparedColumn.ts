import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { issueAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import type { ComparedItem } from '#domain/search/compare/comparedItem.ts';
import type { compareFields } from '#domain/search/compare/compareFields.ts';
import { plainSetName } from '#features/search/core/index.ts';
import { recordSetAddress, transcriptAddress } from '#services/routing/recordAddresses.ts';

import type { ComparedArticle, ComparedRecord } from './compareApi.ts';
import { sourceTexts as texts, accessTexts, articleTexts } from './texts.ts';

const PRECISIONS = { DAY: 'day', MONTH: 'month', YEAR: 'year' } as const;

/** The date of the issue that an article is in. */
const dateOfArticle = ({ match, datePrecision }: Pick<ComparedArticle, 'match' | 'datePrecision'>): string =>
  issueDateInWords(match.article.newspaperIssue.publicationDate, PRECISIONS[datePrecision]);

/** What an article is and where it stands, as a part of the comparison; what is not known is left out. */
function articleSection(compared: ComparedArticle) {
  const { match, pageLabel } = compared;
  const { title: newspaper, publicationPlace, publicationCounty } = match.article.newspaperIssue;
  const facts: readonly [id: string, label: string, value: string | null][] = [
    ['article.newspaper', articleTexts.newspaper, newspaper],
    ['article.date', articleTexts.date, dateOfArticle(compared)],
    ['article.page', articleTexts.page, pageLabel],
    ['article.place', articleTexts.place, publicationPlace],
    ['article.county', articleTexts.county, publicationCounty],
    ['article.kind', articleTexts.kind, articleTexts.kinds[match.kind] ?? null],
    ['article.words', articleTexts.words, String(match.article.articleMetaData.wordCount)],
    ['article.reading', articleTexts.reading, match.isCorrected ? articleTexts.corrected : articleTexts.uncorrected],
    ['article.parting', articleTexts.parting, match.isGuess ? articleTexts.guess : null],
    ['article.access', articleTexts.access, match.access.map((access) => accessTexts[access]).join(', ')],
  ];
  return {
    title: articleTexts.title,
    fields: facts.flatMap(([fieldId, label, value]) =>
      value === null || value === '' ? [] : [{ fieldId, label, value }],
    ),
  };
}

interface ComparedSource {
  recordSet?: string;
  repository?: string | null;
  reference?: string | null;
  attribution: string | null;
  citation: string | null;
}

/** Where a record or an article comes from, as a part of the comparison; what its source does not say is left out. */
function sourceSection({ recordSet, repository, reference, attribution, citation }: ComparedSource) {
  const facts: readonly [id: string, label: string, value: string | null | undefined][] = [
    ['source.set', texts.recordSet, recordSet],
    ['source.repository', texts.repository, repository],
    ['source.reference', texts.reference, reference],
    ['source.attribution', texts.attribution, attribution],
    ['source.citation', texts.citation, citation],
  ];
  return {
    title: texts.title,
    fields: facts.flatMap(([fieldId, label, value]) => (value == null ? [] : [{ fieldId, label, value }])),
  };
}

/** What the head of a column shows. */
interface ColumnHead {
  /** One of the types of records, or ARTICLE. */
  type: string;
  name: string;
  address: string;
  line: string;
  /** How the transcribers of a record mark what they could not read; null for an article, which is shown as it is. */
  notation: string | null;
  source: { name: string; address: string; isSample: boolean };
}

/** A record or an article as a column of the comparison. */
export interface ComparedColumn extends ComparedItem {
  /** Null where it cannot be shown to this reader. */
  head: ColumnHead | null;
  sections: Parameters<typeof compareFields>[0][number];
  /** Only a summary, or no text, is shown to visitors, and signing in may show more. */
  isForMembers: boolean;
  /** Null for a record, and where there is none to be shown. */
  article: ComparedArticle | null;
}

/** A record beside others. */
export const recordColumn = (record: ComparedRecord): ComparedColumn => {
  const { id, type, name, summaryLine, access, sections, source, citation } = record;
  const { recordSet, repository, archiveReference: reference, attribution } = source;
  return {
    kind: 'record',
    id,
    head: {
      type,
      name,
      address: transcriptAddress(id),
      line: summaryLine,
      notation: recordSet.notation,
      source: { name: plainSetName(recordSet), address: recordSetAddress(recordSet.id), isSample: recordSet.isSample },
    },
    sections: [...sections, sourceSection({ recordSet: recordSet.name, repository, reference, attribution, citation })],
    isForMembers: access === 'SUMMARY',
    article: null,
  };
};

/** An article beside others. @param words - of a search; the reader of the newspaper marks them. */
export const articleColumn = (compared: ComparedArticle, words: string): ComparedColumn => {
  const { match, isSample, attribution, citation } = compared;
  const { articleId: id, title, newspaperIssue } = match.article;
  return {
    kind: 'article',
    id,
    head: {
      type: 'ARTICLE',
      name: title,
      address: readerAddress(id, { words }),
      line: dateOfArticle(compared),
      notation: null,
      source: { name: newspaperIssue.title, address: issueAddress(match.issueId), isSample },
    },
    sections: [articleSection(compared), sourceSection({ attribution, citation })],
    isForMembers: !match.isReadable && match.access.some((access) => access === 'MEMBERS' || access === 'SUBSCRIBERS'),
    article: compared,
  };
};

/** One that is missing, or closed to this reader. */
export const unseenColumn = ({ kind, id }: ComparedItem): ComparedColumn => ({
  kind,
  id,
  head: null,
  sections: [],
  isForMembers: false,
  article: null,
});
