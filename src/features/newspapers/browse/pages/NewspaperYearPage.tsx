import { useParams } from 'react-router-dom';

import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { newspaperAddress, issueAddress, NEWSPAPERS, yearAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useNewspaperCalendarQuery, type NewspaperCalendar } from '../browseApi.ts';
import { MissingPart } from '../components/MissingPart.tsx';
import missingIssuesStyles from '../components/MonthGrid.module.scss';
import { MonthGrid } from '../components/MonthGrid.tsx';
import styles from '../components/YearOfIssues.module.scss';
import { issueDate } from '../issueDate.ts';
import { yearTexts as texts, newspaperTexts } from '../texts.ts';

/** The missing issues of a year in words, each with the reason where one is known. */
const MissingIssues = ({ missing }: Pick<NewspaperCalendar, 'missing'>) => (
  <section aria-labelledby="missing" className={missingIssuesStyles.section}>
    <h2 id="missing">{texts.lackingTitle}</h2>
    <ul className={missingIssuesStyles.list}>
      {missing.map(({ date, reason }) => (
        <li key={date}>
          {issueDateInWords(date, 'day')}: {texts.reasons[reason]}
        </li>
      ))}
    </ul>
  </section>
);

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** The calendar of a year: its issues by month, those whose day is not known, and the missing ones in words. */
function YearOfIssues({ calendar }: { calendar: NewspaperCalendar }) {
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

/**
 * A year of a newspaper. States, in the order they are decided: no answer yet, failed, nothing of that year, a
 * calendar.
 */
export function Component() {
  const { slug = '', year: written = '' } = useParams();
  const year = /^\d{4}$/u.test(written) ? Number(written) : 0;
  const { currentData: calendar, ...answer } = useNewspaperCalendarQuery({ slug, year }, { skip: year === 0 });
  usePageTitle(calendar ? texts.heading(calendar.title.name, calendar.year) : null);
  if (calendar === null || year === 0)
    return <MissingPart {...texts.missing} to={newspaperAddress(slug)} action={texts.missing.years} />;
  if (calendar === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  return <YearOfIssues calendar={calendar} />;
}
