import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { issueAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { IssuesOfDate, ListedIssue } from '../api/issuesOfDateApi.ts';
import styles from './catalogue.module.scss';
import { issuesAddress } from './issuesAddress.ts';
import { MonthOfIssues } from './MonthOfIssues.tsx';
import { issuesTexts as texts } from './texts.ts';

const inWords = (date: string): string => issueDateInWords(date, 'day');

/** The issues of a date, the month around it, and the nearest dates that have some. */
export function IssuesOfDay({ answer: { date, issues, undated, dates, previous, next } }: { answer: IssuesOfDate }) {
  return (
    <div className={styles.columns}>
      <section aria-labelledby="issues-of-date" className={styles.section}>
        <h2 id="issues-of-date">{texts.on(inWords(date))}</h2>
        {issues.length === 0 ? (
          <Notice tone="empty" title={texts.none.title}>
            <p>{texts.none.text}</p>
          </Notice>
        ) : (
          <IssueList issues={issues} />
        )}
        {(previous !== null || next !== null) && (
          <nav aria-label={texts.around} className={styles.around}>
            {previous !== null && <TextLink to={issuesAddress(previous)}>{texts.previous(inWords(previous))}</TextLink>}
            {next !== null && <TextLink to={issuesAddress(next)}>{texts.next(inWords(next))}</TextLink>}
          </nav>
        )}
        {undated.length > 0 && (
          <>
            <h3>{texts.undated}</h3>
            <IssueList issues={undated} />
          </>
        )}
      </section>
      <MonthOfIssues date={date} dates={dates} />
    </div>
  );
}

const IssueList = ({ issues }: { issues: readonly ListedIssue[] }) => (
  <ul role="list" className={styles.list}>
    {issues.map(({ issue, titleName, placeName }) => (
      <li key={issue.id}>
        <TextLink to={issueAddress(issue.id)}>{titleName}</TextLink>
        <span className={styles.facts}>
          {[placeName, issue.edition === '' ? null : texts.edition(issue.edition), texts.pages(issue.pageCount)]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </li>
    ))}
  </ul>
);
