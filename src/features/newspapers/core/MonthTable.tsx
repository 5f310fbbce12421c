import type { ReactNode } from 'react';

import { issueDateInWords, WEEKDAYS } from '#domain/newspapers/core/issueDateInWords.ts';
import { monthWeeks } from '#domain/newspapers/core/monthWeeks.ts';

import styles from './MonthTable.module.scss';

interface MonthTableProps {
  year: number;
  /** From 1, January. */
  month: number;
  /** What a day shows. @param day - `1824-02-17` */
  children: (day: string) => ReactNode;
}

/** A month as a calendar shows it, its weeks below each other. */
export function MonthTable({ year, month, children }: MonthTableProps) {
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
                  {day !== null && children(day)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
