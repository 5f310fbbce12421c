import { useLocation } from 'react-router-dom';

import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useAddressStreetsQuery } from '../addressSearchApi.ts';
import { NothingFound } from '../components/NothingFound.tsx';
import { SearchFrame } from '../components/SearchFrame.tsx';
import { StreetList } from '../components/StreetList.tsx';
import { queryInWords, readSearch, streetsAddress } from '../searchAddresses.ts';
import { streetsTexts as texts } from '../texts.ts';

/** The streets and houses that fit (spec 1 section 2). States: loading, failed, none, a list. */
export function Component() {
  const { query, page } = readSearch(useLocation().search);
  const asked = queryInWords(query);
  const {
    currentData: answer,
    isFetching,
    error,
    refetch,
  } = useAddressStreetsQuery({ input: query, page }, { skip: asked === '' });
  const heading = asked === '' ? texts.title : texts.titleOf(asked);
  usePageTitle(heading);
  return (
    <SearchFrame query={query} heading={heading} step="streets">
      {answer === undefined && isFetching && <PageSkeleton label={texts.loading} shape="table" />}
      {answer === undefined && !isFetching && (
        <LoadFailure headingLevel={2} title={texts.failed} error={error} onRetry={() => void refetch()} />
      )}
      {answer?.total === 0 && <NothingFound query={query} />}
      {answer && answer.total > 0 && (
        <>
          <p role="status">{texts.found(answer.total)}</p>
          <StreetList streets={answer.streets} query={query} />
          <Pagination
            label={texts.pages}
            current={answer.page}
            last={Math.ceil(answer.total / answer.pageSize)}
            hrefOf={(number) => streetsAddress(query, number)}
          />
        </>
      )}
    </SearchFrame>
  );
}
