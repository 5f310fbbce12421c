import { useLocation } from 'react-router-dom';

import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useAddressHouseholdsQuery } from '../addressSearchApi.ts';
import { HouseholdTable } from '../components/HouseholdTable.tsx';
import { NothingFound } from '../components/NothingFound.tsx';
import { Renumberings } from '../components/Renumberings.tsx';
import { SearchFrame } from '../components/SearchFrame.tsx';
import { householdsAddress, queryInWords, readSearch } from '../searchAddresses.ts';
import { householdsTexts as texts } from '../texts.ts';

/** Who lived at an address over the years (spec 1 section 2). States: loading, failed, no one known, households. */
export function Component() {
  const { query, page } = readSearch(useLocation().search);
  const asked = queryInWords(query);
  const {
    currentData: answer,
    isFetching,
    error,
    refetch,
  } = useAddressHouseholdsQuery({ input: query, page }, { skip: asked === '' });
  const heading = asked === '' ? texts.title : asked;
  usePageTitle(heading);
  return (
    <SearchFrame query={query} heading={heading} step="households">
      {answer === undefined && isFetching && <PageSkeleton label={texts.loading} />}
      {answer === undefined && !isFetching && (
        <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
      {answer?.total === 0 && <NothingFound query={query} />}
      {answer && answer.total > 0 && (
        <>
          <p role="status">{texts.found(answer.total)}</p>
          <Renumberings renumberings={answer.renumberings} />
          <HouseholdTable households={answer.households} />
          <Pagination
            label={texts.pages}
            current={answer.page}
            last={Math.ceil(answer.total / answer.pageSize)}
            hrefOf={(number) => householdsAddress(query, number)}
          />
        </>
      )}
    </SearchFrame>
  );
}
