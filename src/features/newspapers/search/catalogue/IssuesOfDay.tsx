import { Link } from 'react-router-dom';

import { issueDateInWords, WEEKDAYS } from '#domain/newspapers/core/issueDateInWords.ts';
import { monthWeeks } from '#domain/newspapers/core/monthWeeks.ts';
import { issueAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { IssuesOfDate, ListedIssue } from '../issuesOfDateApi.ts';
import styles from './catalogue.module.scss';
import monthOfIssuesStyles from './MonthOfIssues.module.scss';
import { issuesTexts as texts } from './texts.ts';

/** What came out on a date. @param date - `1824-02-17` */
export const issuesAddress = (date: string): string => `/search-newspapers/issues?date=${encodeURIComponent(date)}`;

/** A month of all newspapers together: dates with issues lead to them. */
function MonthOfIssues({ date, dates }: Pick<IssuesOfDate, 'date' | 'dates'>) {
  const counts = new Map(dates.map((each) => [each.date, each.issueCount]));
  return (
    <table className={monthOfIssuesStyles.month}>
      <caption className={monthOfIssuesStyles.caption}>
        {issueDateInWords(date, 'month')}
        <VisuallyHidden>: {texts.month}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              <abbr title={weekday}>{weekday.charAt(0)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(Number(date.slice(0, 4)), Number(date.slice(5, 7))).map((week, at) => (
          <tr key={at}>
            {week.map((day, column) => (
              <td key={column}>
                {day !== null && <Day day={day} count={counts.get(day) ?? 0} isCurrent={day === date} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, count, isCurrent }: { day: string; count: number; isCurrent: boolean }) {
  const number = Number(day.slice(-2));
  if (count === 0)
    return (
      <span className={monthOfIssuesStyles.day} {...(isCurrent && { 'aria-current': 'date' as const })}>
        {number}
      </span>
    );
  return (
    <Link
      to={issuesAddress(day)}
      className={monthOfIssuesStyles.held}
      {...(isCurrent && { 'aria-current': 'date' as const })}
    >
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>
        {issueDateInWords(day, 'day')}, {texts.count(count)}
      </VisuallyHidden>
    </Link>
  );
}

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
