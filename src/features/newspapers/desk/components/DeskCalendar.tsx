import { useState } from 'react';

import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { MonthTable } from '#features/newspapers/core/index.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { classNames } from '#ui/classNames.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { type DeskYear, type FileReport, useDeskNewspaperYearQuery } from '../deskApi.ts';
import { calendarTexts as texts } from '../texts.ts';
import styles from './DeskCalendar.module.scss';

type Mark = keyof typeof texts.MARKS;
type Report = Pick<FileReport, 'issues' | 'gaps'>;

const STYLES: Readonly<Record<Mark, string | undefined>> = {
  held: styles.held,
  closed: styles.closed,
  new: styles.new,
  refused: styles.refused,
  missing: styles.missing,
  unpublished: undefined,
};
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** What is known of each day of a year, from the file where there is one, and from what the site holds. */
function marksOf({ year, held, closed, gaps }: DeskYear, report: Report | null): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const date of report?.gaps ?? []) if (Number(date.slice(0, 4)) === year) marks.set(date, 'missing');
  for (const { date, reason } of gaps) marks.set(date, reason === 'NOT_PUBLISHED' ? 'unpublished' : 'missing');
  for (const { date, state } of report?.issues ?? [])
    if (date !== null && state !== 'HELD') marks.set(date, state === 'NEW' ? 'new' : 'refused');
  for (const date of held) if (marks.get(date) !== 'refused') marks.set(date, 'held');
  for (const date of closed) if (marks.get(date) !== 'refused') marks.set(date, 'closed');
  return marks;
}

function Day({ day, mark }: { day: string; mark: Mark | undefined }) {
  return (
    <span className={classNames(styles.day, mark && STYLES[mark])}>
      {Number(day.slice(-2))}
      {mark && <VisuallyHidden> {texts.MARKS[mark]}</VisuallyHidden>}
    </span>
  );
}

function YearOfDays({ year, report }: { year: DeskYear; report: Report | null }) {
  const marks = marksOf(year, report);
  const reasons = new Map(year.gaps.map(({ date, reason }) => [date, reason]));
  const missing = [...marks].filter(([, mark]) => mark === 'missing').map(([date]) => date);
  return (
    <Stack gap={4}>
      <div className={styles.months}>
        {MONTHS.map((month) => (
          <MonthTable key={month} year={year.year} month={month}>
            {(day) => <Day day={day} mark={marks.get(day)} />}
          </MonthTable>
        ))}
      </div>
      <p>
        {texts.key}
        {report && ` ${texts.keyOfFile}`}
      </p>
      {missing.length > 0 && (
        <Stack gap={2}>
          <h3>{texts.gaps}</h3>
          <ul className={styles.gaps}>
            {missing.sort().map((date) => (
              <li key={date}>
                {issueDateInWords(date, 'day')}: {texts.REASONS[reasons.get(date) ?? 'UNKNOWN']}
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}

interface DeskCalendarProps {
  /** Of the newspaper. */
  id: string;
  /** In order; nothing is shown where there is none. */
  years: readonly number[];
  /** What a file brings to the days; null for what is held alone. */
  report: Report | null;
}

/** The days of a newspaper, a year at a time: which have an issue, and which miss one. */
export function DeskCalendar({ id, years, report }: DeskCalendarProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const year = chosen !== null && years.includes(chosen) ? chosen : years[0];
  const { currentData, ...answer } = useDeskNewspaperYearQuery({ id, year: year ?? 0 }, { skip: year === undefined });
  if (year === undefined) return null;
  return (
    <Stack gap={4}>
      <SelectField
        label={texts.year}
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
        value={String(year)}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <Answer of={{ ...answer, data: currentData }} texts={texts} headingLevel={3}>
        {(days) => <YearOfDays year={days} report={report} />}
      </Answer>
    </Stack>
  );
}
