import { Link } from 'react-router-dom';

import { issueDateInWords, WEEKDAYS } from '#domain/newspapers/core/issueDateInWords.ts';
import { monthWeeks } from '#domain/newspapers/core/monthWeeks.ts';
import { issueAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { classNames } from '#ui/classNames.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { NewspaperCalendar } from '../browseApi.ts';
import { yearTexts as texts } from '../texts.ts';
import styles from './MonthGrid.module.scss';

interface MonthGridProps extends Pick<NewspaperCalendar, 'year' | 'issues' | 'missing'> {
  /** From 1, January. */
  month: number;
}

/** A month of a calendar: days with an issue lead to it, days that miss one are marked. */
export function MonthGrid({ year, month, issues, missing }: MonthGridProps) {
  const weeks = monthWeeks(year, month);
  const first = weeks[0]?.find((day) => day !== null) ?? '';
  return (
    // What is around a table can come later than the rest of the document; a table would be laid out all the same.
    <div>
      <table className={styles.month}>
        <caption className={styles.caption}>{issueDateInWords(first, 'month')}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className={styles.weekday}>
                <abbr title={weekday}>{weekday.charAt(0)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, at) => (
            <tr key={at}>
              {week.map((day, column) => (
                <td key={column} className={styles.cell}>
                  {day !== null && (
                    <Day
                      day={day}
                      issues={issues.filter(({ date }) => date === day)}
                      isMissing={missing.some(({ date }) => date === day)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ day, issues, isMissing }: { day: string; issues: NewspaperCalendar['issues']; isMissing: boolean }) {
  const number = Number(day.slice(-2));
  if (issues.length === 0) {
    return (
      <span className={classNames(styles.day, isMissing && styles.missing)}>
        {number}
        {isMissing && <VisuallyHidden> {texts.key.lacking}</VisuallyHidden>}
      </span>
    );
  }
  return issues.map(({ id, edition, pageCount }, at) => (
    <Link key={id} to={issueAddress(id)} className={classNames(styles.day, styles.held)}>
      <span aria-hidden="true">{at === 0 ? number : edition}</span>
      <VisuallyHidden>
        {[
          issueDateInWords(day, 'day'),
          ...(edition === '' ? [] : [texts.edition(edition)]),
          texts.pages(pageCount),
        ].join(', ')}
      </VisuallyHidden>
    </Link>
  ));
}
