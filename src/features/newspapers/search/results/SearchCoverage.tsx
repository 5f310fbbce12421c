import { newspaperAddress, yearAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { ArticleResult } from '../api/articleSearchApi.ts';
import styles from './SearchCoverage.module.scss';
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
  if (issues === 0) return <p className={styles.coverage}>{texts.none}</p>;
  const [first, last] = [yearOf(firstDate), yearOf(lastDate)];
  const years = first === undefined || last === undefined ? '' : (yearSpan(first, last) ?? '');
  const year = yearOf(from);
  const named = gaps.slice(0, NAMED);
  return (
    <p className={styles.coverage}>
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
