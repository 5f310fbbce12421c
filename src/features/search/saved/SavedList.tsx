import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised, useToastAction } from '#features/kernel/toasts/index.ts';
import { EMPTY_SEARCH, resultsAddress } from '#features/search/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { SavedSearchCard } from './SavedSearchCard.tsx';
import {
  useRemoveSavedSearchMutation,
  useRestoreSavedSearchMutation,
  useSavedSearchesQuery,
  type SavedSearch,
} from './savedSearchesApi.ts';
import { savedListTexts as texts } from './texts.tsx';

const UNDO = 'saved-searches.undo-delete';

/** Deletes a search and offers to undo that. */
function useRemoval(): (saved: SavedSearch) => void {
  const dispatch = useDispatch();
  const [remove] = useRemoveSavedSearchMutation();
  const [restore] = useRestoreSavedSearchMutation();
  const removed = useRef<string>(null);
  const failed = (title: string, error: unknown) =>
    dispatch(toastRaised({ title, description: describeError(error), variant: 'error' }));
  useToastAction(UNDO, () => {
    if (removed.current !== null)
      void restore({ id: removed.current }).then(({ error }) => error && failed(texts.notRestored, error));
  });
  return ({ id, name }) =>
    void remove({ id }).then(({ error }) => {
      if (error) return failed(texts.notDeleted, error);
      removed.current = id;
      return dispatch(toastRaised({ title: texts.deleted(name), action: { id: UNDO, label: texts.undo } }));
    });
}

/** The list. States: loading, failed, none yet, searches. */
export function SavedList() {
  const { data, ...answer } = useSavedSearchesQuery();
  const remove = useRemoval();
  if (!data) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  const { searches, mayBeMailed } = data;
  if (searches.length === 0) {
    return (
      <Notice
        tone="empty"
        headingLevel={2}
        title={texts.empty.title}
        actions={
          <ButtonLink variant="primary" to={resultsAddress(EMPTY_SEARCH)}>
            {texts.empty.action}
          </ButtonLink>
        }
      >
        <p>{texts.empty.text}</p>
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      {!mayBeMailed && searches.some(({ wantsMail }) => wantsMail) && (
        <Notice tone="info" title={texts.emailsOff.title}>
          <p>{texts.emailsOff.text}</p>
        </Notice>
      )}
      {searches.map((saved) => (
        <SavedSearchCard key={saved.id} saved={saved} onRemove={() => remove(saved)} />
      ))}
    </Stack>
  );
}
