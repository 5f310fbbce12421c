import { useLocation } from 'react-router-dom';

import { figure } from '#domain/kernel/wording/counted.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { useAddressHouseholdsQuery, type FoundHousehold } from '../addressSearchApi.ts';
import { HouseholdItem } from '../components/HouseholdItem.tsx';
import styles from '../components/lists.module.scss';
import { NothingFound } from '../components/NothingFound.tsx';
import { Renumberings } from '../components/Renumberings.tsx';
import { SearchFrame } from '../components/SearchFrame.tsx';
import { householdsAddress, queryInWords, readSearch } from '../searchAddresses.ts';

/** Households under their years, in the order they came. */
function byYear(households: readonly FoundHousehold[]): [title: string, households: FoundHousehold[]][] {
  const years = new Map<string, FoundHousehold[]>();
  for (const each of households) {
    const title = each.year?.toString() ?? 'Year unknown';
    years.set(title, [...(years.get(title) ?? []), each]);
  }
  return [...years];
}

/** Who lived at an address over the years (spec 1 section 2). States: loading, failed, nobody known, households. */
export function Component() {
  const { query, page } = readSearch(useLocation().search);
  const asked = queryInWords(query);
  const { currentData: answer, isFetching, error, refetch } = useAddressHouseholdsQuery({ input: query, page }, { skip: asked === '' });
  const heading = asked === '' ? 'Households at an address' : asked;
  usePageTitle(heading);
  return (
    <SearchFrame query={query} heading={heading} step="households">
      {answer === undefined && isFetching && <PageSkeleton label="Loading households" />}
      {answer === undefined && !isFetching && <LoadFailure headingLevel={2} title="The households could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />}
      {answer?.total === 0 && <NothingFound query={query} />}
      {answer && answer.total > 0 && (
        <>
          <p role="status">{answer.total === 1 ? 'One household' : `${figure(answer.total)} households`}, by year</p>
          <Renumberings renumberings={answer.renumberings} />
          <div className={styles.years}>
            {byYear(answer.households).map(([title, households]) => (
              <section key={title} aria-label={title} className={styles.year}>
                <h2>{title}</h2>
                <ul role="list" className={styles.households}>
                  {households.map((household) => (
                    <HouseholdItem key={household.recordId} household={household} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <Pagination label="Pages of households" current={answer.page} last={Math.ceil(answer.total / answer.pageSize)} hrefOf={(number) => householdsAddress(query, number)} />
        </>
      )}
    </SearchFrame>
  );
}
