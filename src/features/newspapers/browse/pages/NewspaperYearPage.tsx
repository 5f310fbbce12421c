import { useParams } from 'react-router-dom';

import { newspaperAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';

import { useNewspaperCalendarQuery } from '../browseApi.ts';
import { MissingPart } from '../components/MissingPart.tsx';
import { YearOfIssues } from '../components/YearOfIssues.tsx';
import { yearTexts as texts } from '../texts.ts';

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
