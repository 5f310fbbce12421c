import { yearAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { NewspaperHoldings } from '../browseApi.ts';
import { newspaperTexts as texts } from '../texts.ts';
import styles from './YearList.module.scss';

interface YearListProps {
  slug: string;
  years: NewspaperHoldings['years'];
}

/** The years of a newspaper, each with how much of it is held. */
export const YearList = ({ slug, years }: YearListProps) => (
  <ol role="list" className={styles.list}>
    {years.map(({ year, issueCount, missingCount }) => (
      <li key={year} className={styles.year}>
        <TextLink plain strong to={yearAddress(slug, year)}>
          {year}
        </TextLink>
        <span className={styles.share} aria-hidden="true">
          <span
            className={styles.held}
            style={{ inlineSize: `${(100 * issueCount) / Math.max(1, issueCount + missingCount)}%` }}
          />
        </span>
        <span className={styles.counts}>
          {issueCount === 0 ? texts.none : texts.issues(issueCount)}
          {missingCount > 0 && <span className={styles.lacking}>{texts.lacking(missingCount)}</span>}
        </span>
      </li>
    ))}
  </ol>
);
