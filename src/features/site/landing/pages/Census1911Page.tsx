import { useParams, useSearchParams } from 'react-router-dom';

import { readNameRange } from '#domain/site/landing/nameRange.ts';
import { pageIn } from '#services/routing/pageIn.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useCensus1911NamesQuery } from '../landingApi.ts';
import { NameAlphabet } from '../components/NameAlphabet.tsx';
import { NameList } from '../components/NameList.tsx';
import { namesTexts } from '../namesTexts.ts';

/**
 * Surnames of the 1911 census: the whole alphabet, or one range of it (spec 1 section 2). States: on their way, failed,
 * no range, names.
 */
export function Component() {
  const { letterRange } = useParams();
  const [search] = useSearchParams();
  const isNone = letterRange !== undefined && readNameRange(letterRange) === null;
  const { currentData: names, ...answer } = useCensus1911NamesQuery(
    { range: letterRange?.toLowerCase() ?? null, page: pageIn(search) },
    { skip: isNone },
  );
  usePageTitle(names?.range ? namesTexts.inCensus(names.range.label) : null);
  if (isNone || names === null) throw new PageMissing();
  if (names === undefined)
    return (
      <NoAnswer
        of={answer}
        texts={namesTexts}
        waiting={<PageSkeleton label={namesTexts.loading} shape="table" />}
        asPage
      />
    );
  return names.range ? <NameList names={names} range={names.range} /> : <NameAlphabet names={names} />;
}
