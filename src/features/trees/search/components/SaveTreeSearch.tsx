import { treeSearchParams, type TreeSearchQuery } from '#domain/trees/search/treeSearchQuery.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';

import { resultsTexts } from '../texts.ts';
import { useSavedTreeSearchesQuery, useSaveTreeSearchMutation } from '../treeSearchApi.ts';

/** Saves a search for the member who made it. */
export function SaveTreeSearch({ query }: { query: TreeSearchQuery }) {
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
