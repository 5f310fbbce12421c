import { Link } from 'react-router-dom';

import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { issueAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { MonthTable } from '#features/newspapers/core/index.ts';
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
  return (
    <MonthTable year={year} month={month}>
      {(day) => (
        <Day
          day={day}
          issues={issues.filter(({ date }) => date === day)}
          isMissing={missing.some(({ date }) => date === day)}
        />
      )}
    </MonthTable>
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
