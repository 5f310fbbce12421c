import { useLocation } from 'react-router-dom';

import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
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
  const { currentData: found, ...answer } = useAddressStreetsQuery({ input: query, page }, { skip: asked === '' });
  const heading = asked === '' ? texts.title : texts.titleOf(asked);
  usePageTitle(heading);
  return (
    <SearchFrame query={query} heading={heading} step="streets">
      {found === undefined && (
        <NoAnswer
          of={answer}
          texts={texts}
          waiting={<PageSkeleton label={texts.loading} shape="table" />}
          headingLevel={2}
        />
      )}
      {found?.total === 0 && <NothingFound query={query} />}
      {found && found.total > 0 && (
        <>
          <p role="status">{texts.found(found.total)}</p>
          <StreetList streets={found.streets} query={query} />
          <Pagination
            label={texts.pages}
            current={found.page}
            last={Math.ceil(found.total / found.pageSize)}
            hrefOf={(number) => streetsAddress(query, number)}
          />
        </>
      )}
    </SearchFrame>
  );
}
