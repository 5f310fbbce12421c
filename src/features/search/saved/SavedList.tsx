import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import { toastRaised, useToastAction } from '#features/kernel/toasts/index.ts';
import { EMPTY_SEARCH, resultsAddress } from '#features/search/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useRemoveSavedSearchMutation, useRestoreSavedSearchMutation, useSavedSearchesQuery, type SavedSearch } from './savedSearchesApi.ts';
import { SavedSearchCard } from './SavedSearchCard.tsx';

const UNDO = 'saved-searches.undo-delete';

/** Deletes a search and offers to take it back. */
function useRemoval(): (saved: SavedSearch) => void {
  const dispatch = useDispatch();
  const [remove] = useRemoveSavedSearchMutation();
  const [restore] = useRestoreSavedSearchMutation();
  const removed = useRef<string>(null);
  const failed = (error: unknown) => dispatch(toastRaised({ title: 'That did not work', description: describeError(error), variant: 'error' }));
  useToastAction(UNDO, () => {
    if (removed.current !== null) void restore({ id: removed.current }).then(({ error }) => error && failed(error));
  });
  return ({ id, name }) =>
    void remove({ id }).then(({ error }) => {
      if (error) return failed(error);
      removed.current = id;
      return dispatch(toastRaised({ title: `Deleted “${name}”`, action: { id: UNDO, label: 'Undo' } }));
    });
}

/** The list. States: loading, failed, none yet, searches. */
export function SavedList() {
  const { data, error, refetch } = useSavedSearchesQuery();
  const remove = useRemoval();
  if (error && !data) return <LoadFailure headingLevel={2} title="Your saved searches could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label="Loading your saved searches" />;
  const { searches, mayBeMailed } = data;
  if (searches.length === 0) {
    return (
      <Notice tone="empty" headingLevel={2} title="No saved searches yet" actions={<ButtonLink variant="primary" to={resultsAddress(EMPTY_SEARCH)}>Search records</ButtonLink>}>
        <p>Choose “Keep” above the results of a search to save it here. You will see what is new whenever you come back.</p>
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      {!mayBeMailed && searches.some(({ wantsMail }) => wantsMail) && (
        <Notice tone="info" title="No mail is sent about these searches">
          <p>
            Mail about discoveries is switched off in your <TextLink to="/account/communication-preferences">communication preferences</TextLink>.
          </p>
        </Notice>
      )}
      {searches.map((saved) => (
        <SavedSearchCard key={saved.id} saved={saved} onRemove={() => remove(saved)} />
      ))}
    </Stack>
  );
}
