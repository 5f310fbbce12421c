import { type FormEvent, useId, useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { MAX_SAVED_NAME, MOST_SAVED_SEARCHES, savedSearchName } from '#domain/search/saved/savedSearchRules.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { isFailure } from '#services/graphql/failure.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useSaveSearchMutation } from '../api/keepSearchApi.ts';

interface SaveSearchDialogProps {
  query: SearchQuery;
  onClose: () => void;
}

const problemOf = (error: unknown): string =>
  isFailure(error) && error.kind === 'graphql' && error.code === 'LIMIT_REACHED' ? `You keep ${MOST_SAVED_SEARCHES} searches already. Delete one first.` : describeError(error);

/** Asks for a name and saves the search under it. What is typed stays when it cannot be saved. */
export function SaveSearchDialog({ query, onClose }: SaveSearchDialogProps) {
  const dispatch = useDispatch();
  const form = useId();
  const [name, setName] = useState(() => describeSearch(query).slice(0, MAX_SAVED_NAME));
  const [isTried, setTried] = useState(false);
  const [save, { isLoading, error }] = useSaveSearchMutation();
  const problem = savedSearchName(name) === null ? 'Give it a name.' : error === undefined ? undefined : problemOf(error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (savedSearchName(name) === null) return;
    const { data } = await save({ name, search: writeSearchAddress({ ...query, page: 1 }) });
    if (!data) return;
    dispatch(toastRaised(data.wasKept ? { title: `You keep this search already, as “${data.saved.name}”` } : { title: `Saved “${data.saved.name}”` }));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save this search"
      description="You will see how many new records it finds whenever you come back."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={form} loading={isLoading}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField label="Name" value={name} maxLength={MAX_SAVED_NAME} error={problem} touched={isTried} onChange={(event) => setName(event.target.value)} />
      </form>
    </Dialog>
  );
}
