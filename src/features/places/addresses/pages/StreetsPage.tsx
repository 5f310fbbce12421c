import { House, Signpost } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import type { AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { yearSpan } from '#domain/records/sets/yearRanges.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useAddressStreetsQuery, type FoundStreet } from '../addressSearchApi.ts';
import styles from '../components/lists.module.scss';
import { NothingFound } from '../components/NothingFound.tsx';
import { SearchFrame } from '../components/SearchFrame.tsx';
import { queryInWords, readSearch, streetsAddress, addressOfStreet } from '../searchAddresses.ts';
import { streetsTexts as texts } from '../texts.ts';

/** Streets and houses by name, each with what records say of it. */
function StreetList({ streets, query }: { streets: readonly FoundStreet[]; query: AddressQuery }) {
  return (
    <ul role="list" className={styles.list}>
      {streets.map((found) => {
        const { street, house, place, householdCount, firstYear, lastYear, otherNames } = found;
        const span = yearSpan(firstYear, lastYear);
        return (
          <li key={`${place} ${street} ${house}`} className={styles.row}>
            {street === null ? <House aria-hidden="true" /> : <Signpost aria-hidden="true" />}
            <div className={styles.what}>
              <TextLink plain strong to={addressOfStreet(found, query)}>
                {street ?? house}
              </TextLink>
              <span className={styles.muted}>{place}</span>
              {otherNames.length > 0 && <span className={styles.muted}>{texts.also(otherNames)}</span>}
            </div>
            <span className={styles.count}>
              {texts.households(householdCount)}
              {span !== null && <span className={styles.muted}> {span}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

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
