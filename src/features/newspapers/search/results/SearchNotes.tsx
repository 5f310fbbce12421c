import { type ReactNode, Suspense } from 'react';

import { newspaperAddress, yearAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import type { AddressFault, ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { QueryHelp } from '#features/newspapers/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { ArticleResult } from '../articleSearchApi.ts';
import type { ArticleChange } from '../model/articleChange.ts';
import searchCoverageStyles from './results.module.scss';
import styles from './SearchNotes.module.scss';
import { coverageTexts as texts } from './texts.ts';

/** Newspapers whose gaps are named. */
const NAMED = 3;

const yearOf = (date: string | null): number | undefined => (date === null ? undefined : Number(date.slice(0, 4)));

/**
 * What a search covered: issues, newspapers, years, and the newspapers that lack issues of those years.
 * @param from - first date asked for.
 */
export function SearchCoverage({
  coverage: { issues, titles, firstDate, lastDate, gaps },
  from,
}: Pick<ArticleResult, 'coverage'> & { from: string | null }) {
  if (issues === 0) return <p className={searchCoverageStyles.coverage}>{texts.none}</p>;
  const [first, last] = [yearOf(firstDate), yearOf(lastDate)];
  const years = first === undefined || last === undefined ? '' : (yearSpan(first, last) ?? '');
  const year = yearOf(from);
  const named = gaps.slice(0, NAMED);
  return (
    <p className={searchCoverageStyles.coverage}>
      {texts.covered(issues, titles, years)}{' '}
      {named.map(({ title, slug, missing, held }) => (
        <span key={slug}>
          <TextLink to={year === undefined ? newspaperAddress(slug) : yearAddress(slug, year)}>{title}</TextLink>
          {texts.held(held, held + missing)}.{' '}
        </span>
      ))}
      {gaps.length > NAMED && texts.more(gaps.length - NAMED)}
    </p>
  );
}

// Of some searches only: most have neither.
const ArticleFaults = lazyPart(() =>
  import(/* webpackChunkName: "articleNotes" */ './ArticleFaults.tsx').then((chunk) => chunk.ArticleFaults),
);
const ArticleChips = lazyPart(() =>
  import(/* webpackChunkName: "articleNotes" */ './ArticleChips.tsx').then((chunk) => chunk.ArticleChips),
);

/** Whether a search is narrowed by more than its words. */
const isNarrowed = (query: ArticleAddress): boolean =>
  writeArticleAddress({ ...query, words: '', page: 1, order: 'relevance' }) !== '';

interface SearchNotesProps {
  query: ArticleAddress;
  faults: ArticleResult['faults'];
  addressFaults: readonly AddressFault[];
  titles: ReadonlyMap<string, string>;
  onChange: (change: ArticleChange) => void;
  /** Beside the help: ways to other forms. */
  children: ReactNode;
}

/** Below the box of the search: what of it was not understood, how it is written, and the filters in force. */
export const SearchNotes = ({ query, faults, addressFaults, titles, onChange, children }: SearchNotesProps) => (
  <>
    <Suspense fallback={null}>
      {(faults.length > 0 || addressFaults.length > 0) && (
        <ArticleFaults words={query.words} faults={faults} addressFaults={addressFaults} />
      )}
    </Suspense>
    <div className={styles.tools}>
      <QueryHelp />
      {children}
    </div>
    <Suspense fallback={null}>
      {isNarrowed(query) && <ArticleChips query={query} titles={titles} onChange={onChange} />}
    </Suspense>
  </>
);
