import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { figure } from '#domain/kernel/wording/counted.ts';
import { LAST_PAGE, type TreeSearchQuery, type TreeSearchSort } from '#domain/trees/search/treeSearchQuery.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useSearchFamilyTreesQuery } from '../treeSearchApi.ts';
import { formAddress, resultsAddress } from '../treeSearchAddresses.ts';
import { HitItem } from './HitItem.tsx';
import { SaveTreeSearch } from './SaveTreeSearch.tsx';
import styles from './TreeSearch.module.scss';

const SORTS: readonly { value: TreeSearchSort; label: string }[] = [
  { value: 'relevance', label: 'Best match first' },
  { value: 'name', label: 'Name' },
  { value: 'birth', label: 'Year of birth' },
];

/** The people a search finds. States: loading, failed with retry, nobody, people; while the next page comes the old one stays. */
export function TreeResults({ query }: { query: TreeSearchQuery }) {
  const navigate = useNavigate();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, currentData, error, isFetching, refetch } = useSearchFamilyTreesQuery(query);
  const shown = currentData ?? (isFetching ? data : undefined);
  if (!shown && error && !isFetching) return <LoadFailure headingLevel={2} title="The trees could not be searched" {...failureText(error)} onRetry={() => void refetch()} />;
  if (!shown) return <PageSkeleton label="Searching family trees" />;
  if (shown.total === 0) {
    return (
      <Notice tone="empty" headingLevel={2} title="Nobody was found" actions={<ButtonLink variant="primary" to={formAddress(query)}>Change the search</ButtonLink>}>
        <p>Try fewer words, a wider span of years, or names that need not be exact.</p>
      </Notice>
    );
  }
  const toSort = (sort: string) => SORTS.find(({ value }) => value === sort)?.value ?? 'relevance';
  return (
    <Stack gap={4}>
      <div className={styles.bar}>
        <p role="status">{shown.total === 1 ? 'One person' : `${figure(shown.total)} people`} in family trees</p>
        {isSignedIn && <SaveTreeSearch query={query} />}
        <SelectField compact label="Order" options={SORTS} value={query.sort} onChange={(event) => void navigate(resultsAddress({ ...query, sort: toSort(event.target.value), page: 1 }))} />
      </div>
      <ol role="list" className={styles.results} aria-busy={isFetching}>
        {shown.hits.map((hit) => (
          <HitItem key={hit.person.id} hit={hit} />
        ))}
      </ol>
      <Pagination label="Pages of results" current={query.page} last={Math.min(LAST_PAGE, Math.ceil(shown.total / shown.pageSize))} hrefOf={(page) => resultsAddress({ ...query, page })} />
    </Stack>
  );
}
