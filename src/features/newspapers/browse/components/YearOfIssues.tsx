import { issueAddress, NEWSPAPERS, newspaperAddress, yearAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { NewspaperCalendar } from '../browseApi.ts';
import { issueDate } from '../issueDate.ts';
import { newspaperTexts, yearTexts as texts } from '../texts.ts';
import { MissingIssues } from './MissingIssues.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import styles from './YearOfIssues.module.scss';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** The calendar of a year: its issues by month, those whose day is not known, and the missing ones in words. */
export function YearOfIssues({ calendar }: { calendar: NewspaperCalendar }) {
  const { title, year, issues, missing, previousYear, nextYear } = calendar;
  const dated = issues.filter(({ datePrecision }) => datePrecision === 'DAY');
  const undated = issues.filter(({ datePrecision }) => datePrecision !== 'DAY');
  return (
    <PageContainer>
      <Breadcrumbs
        crumbs={[
          { label: newspaperTexts.all, to: NEWSPAPERS },
          { label: title.name, to: newspaperAddress(title.slug) },
          { label: String(year) },
        ]}
      />
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{texts.heading(title.name, year)}</h1>
          <p className={styles.summary}>{texts.summary(issues.length, missing.length)}</p>
          <ul role="list" className={styles.neighbours}>
            {previousYear !== null && (
              <li>
                <TextLink to={yearAddress(title.slug, previousYear)}>{texts.previous(previousYear)}</TextLink>
              </li>
            )}
            {nextYear !== null && (
              <li>
                <TextLink to={yearAddress(title.slug, nextYear)}>{texts.next(nextYear)}</TextLink>
              </li>
            )}
          </ul>
        </header>
        {undated.length > 0 && (
          <section aria-labelledby="undated" className={styles.section}>
            <h2 id="undated">{texts.undated}</h2>
            <ul role="list" className={styles.neighbours}>
              {undated.map((issue) => (
                <li key={issue.id}>
                  <TextLink to={issueAddress(issue.id)}>{issueDate(issue)}</TextLink>, {texts.pages(issue.pageCount)}
                </li>
              ))}
            </ul>
          </section>
        )}
        {(dated.length > 0 || missing.length > 0) && (
          <div className={styles.months}>
            {MONTHS.map((month) => (
              <MonthGrid key={month} year={year} month={month} issues={dated} missing={missing} />
            ))}
          </div>
        )}
        {missing.length > 0 && <MissingIssues missing={missing} />}
      </div>
    </PageContainer>
  );
}
