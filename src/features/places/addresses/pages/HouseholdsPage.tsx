import { useLocation } from 'react-router-dom';

import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';

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
  const { currentData: found, ...answer } = useAddressHouseholdsQuery({ input: query, page }, { skip: asked === '' });
  const heading = asked === '' ? texts.title : asked;
  usePageTitle(heading);
  return (
    <SearchFrame query={query} heading={heading} step="households">
      {found === undefined && <NoAnswer of={answer} texts={texts} headingLevel={2} />}
      {found?.total === 0 && <NothingFound query={query} />}
      {found && found.total > 0 && (
        <>
          <p role="status">{texts.found(found.total)}</p>
          <Renumberings renumberings={found.renumberings} />
          <HouseholdTable households={found.households} />
          <Pagination
            label={texts.pages}
            current={found.page}
            last={Math.ceil(found.total / found.pageSize)}
            hrefOf={(number) => householdsAddress(query, number)}
          />
        </>
      )}
    </SearchFrame>
  );
}
