import { Link } from 'react-router-dom';

import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { monthWeeks } from '#domain/newspapers/core/monthWeeks.ts';
import { WEEKDAYS } from '#domain/newspapers/core/weekdays.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { IssuesOfDate } from '../api/issuesOfDateApi.ts';
import { issuesAddress } from './issuesAddress.ts';
import styles from './MonthOfIssues.module.scss';
import { issuesTexts as texts } from './texts.ts';

/** A month of all newspapers together: dates with issues lead to them. */
export function MonthOfIssues({ date, dates }: Pick<IssuesOfDate, 'date' | 'dates'>) {
  const counts = new Map(dates.map((each) => [each.date, each.issueCount]));
  return (
    <table className={styles.month}>
      <caption className={styles.caption}>
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
      <span className={styles.day} {...(isCurrent && { 'aria-current': 'date' as const })}>
        {number}
      </span>
    );
  return (
    <Link to={issuesAddress(day)} className={styles.held} {...(isCurrent && { 'aria-current': 'date' as const })}>
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>
        {issueDateInWords(day, 'day')}, {texts.count(count)}
      </VisuallyHidden>
    </Link>
  );
}
