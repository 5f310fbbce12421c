import { SearchX } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import {
  LAST_PAGE,
  type TreeSearchQuery,
  type TreeSearchSort,
  treeSearchParams,
} from '#domain/trees/search/treeSearchQuery.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { resultsTexts } from '../texts.ts';
import { formAddress, resultsAddress } from '../treeSearchAddresses.ts';
import { useSearchFamilyTreesQuery, useSavedTreeSearchesQuery, useSaveTreeSearchMutation } from '../treeSearchApi.ts';
import { HitItem } from './HitItem.tsx';
import styles from './TreeSearch.module.scss';

/** Saves a search for the member who made it. */
function SaveTreeSearch({ query }: { query: TreeSearchQuery }) {
  const { data: saved } = useSavedTreeSearchesQuery();
  const [save, { isLoading, error }] = useSaveTreeSearchMutation();
  const search = treeSearchParams({ ...query, page: 1 });
  const isSaved = saved?.some((each) => each.search === search) ?? false;
  return (
    <div>
      <Button loading={isLoading} disabled={isSaved} onClick={() => void save({ search })}>
        {isSaved ? resultsTexts.isSaved : resultsTexts.save}
      </Button>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
    </div>
  );
}

const SORTS: readonly { value: TreeSearchSort; label: string }[] = [
  { value: 'relevance', label: resultsTexts.orders.relevance },
  { value: 'name', label: resultsTexts.orders.name },
  { value: 'birth', label: resultsTexts.orders.birth },
];

/**
 * The people a search finds. States: loading, failed with retry, no one, people; while the next page comes the old one
 * stays.
 */
export function TreeResults({ query }: { query: TreeSearchQuery }) {
  const navigate = useNavigate();
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data, currentData, ...answer } = useSearchFamilyTreesQuery(query);
  const shown = currentData ?? (answer.isFetching ? data : undefined);
  if (!shown) return <NoAnswer of={answer} texts={resultsTexts} headingLevel={2} />;
  if (shown.total === 0) {
    return (
      <Notice
        tone="empty"
        icon={SearchX}
        headingLevel={2}
        title={resultsTexts.empty.title}
        actions={
          <ButtonLink variant="primary" to={formAddress(query)}>
            {resultsTexts.change}
          </ButtonLink>
        }
      >
        <p>{resultsTexts.empty.text}</p>
      </Notice>
    );
  }
  const toSort = (sort: string) => SORTS.find(({ value }) => value === sort)?.value ?? 'relevance';
  return (
    <Stack gap={4}>
      <div className={styles.bar}>
        <p role="status">{resultsTexts.count(shown.total)}</p>
        {isSignedIn && <SaveTreeSearch query={query} />}
        <SelectField
          compact
          label={resultsTexts.order}
          options={SORTS}
          value={query.sort}
          onChange={(event) => void navigate(resultsAddress({ ...query, sort: toSort(event.target.value), page: 1 }))}
        />
      </div>
      <ol role="list" className={styles.results} aria-busy={answer.isFetching}>
        {shown.hits.map((hit) => (
          <HitItem key={hit.person.id} hit={hit} />
        ))}
      </ol>
      <Pagination
        label={resultsTexts.pages}
        current={query.page}
        last={Math.min(LAST_PAGE, Math.ceil(shown.total / shown.pageSize))}
        hrefOf={(page) => resultsAddress({ ...query, page })}
      />
    </Stack>
  );
}
