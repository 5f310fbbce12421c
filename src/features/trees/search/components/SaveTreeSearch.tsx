import { treeSearchParams, type TreeSearchQuery } from '#domain/trees/search/treeSearchQuery.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';

import { useSavedTreeSearchesQuery, useSaveTreeSearchMutation } from '../treeSearchApi.ts';

/** Keeps a search for the member who made it. */
export function SaveTreeSearch({ query }: { query: TreeSearchQuery }) {
  const { data: saved } = useSavedTreeSearchesQuery();
  const [save, { isLoading, error }] = useSaveTreeSearchMutation();
  const search = treeSearchParams({ ...query, page: 1 });
  const isKept = saved?.some((each) => each.search === search) ?? false;
  return (
    <div>
      <Button loading={isLoading} disabled={isKept} onClick={() => void save({ search })}>
        {isKept ? 'Kept' : 'Keep this search'}
      </Button>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
    </div>
  );
}
