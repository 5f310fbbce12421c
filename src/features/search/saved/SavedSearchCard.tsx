import { type FormEvent, useState } from 'react';

import { counted, figure } from '#domain/kernel/wording/counted.ts';
import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { MAX_SAVED_NAME, savedSearchName } from '#domain/search/saved/savedSearchRules.ts';
import { RESULTS_PATH } from '#features/search/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { useLookAtSavedSearchMutation, useRenameSavedSearchMutation, useSetSavedSearchMailMutation, type SavedSearch } from './savedSearchesApi.ts';
import styles from './SavedSearchCard.module.scss';

interface SavedSearchCardProps {
  saved: SavedSearch;
  onRemove: () => void;
}

/** A new name for a saved search. What is typed stays when it cannot be saved. */
function RenameForm({ saved: { id, name }, onDone }: { saved: SavedSearch; onDone: () => void }) {
  const [text, setText] = useState(name);
  const [rename, { isLoading, error }] = useRenameSavedSearchMutation();
  const [isTried, setTried] = useState(false);
  const problem = savedSearchName(text) === null ? 'Give it a name.' : error === undefined ? undefined : describeError(error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (savedSearchName(text) !== null && (await rename({ id, name: text })).data) onDone();
  };
  return (
    <form className={styles.rename} noValidate onSubmit={(event) => void submit(event)}>
      <TextField label="Name" value={text} maxLength={MAX_SAVED_NAME} autoFocus error={problem} touched={isTried} onChange={(event) => setText(event.target.value)} />
      <Button type="submit" variant="primary" loading={isLoading}>
        Save name
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Leave it
      </Button>
    </form>
  );
}

/** One saved search: what is new in it, and the ways to run, rename, be told and delete. */
export function SavedSearchCard({ saved, onRemove }: SavedSearchCardProps) {
  const { id, name, search, wantsMail, lookedAt, total, newCount } = saved;
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useFocusBack(isRenaming);
  const [lookAt] = useLookAtSavedSearchMutation();
  const [setMail, { isLoading: isSwitching, error }] = useSetSavedSearchMailMutation();
  const words = describeSearch(readSearchAddress(search).query);
  return (
    <Card>
      {isRenaming ? (
        <RenameForm saved={saved} onDone={() => setRenaming(false)} />
      ) : (
        <div className={styles.head}>
          <h2 className={styles.name}>
            <TextLink plain to={`${RESULTS_PATH}?${search}`} onClick={() => void lookAt({ id })}>
              {name}
            </TextLink>
          </h2>
          {newCount !== null && newCount > 0 && <Badge tone="success">{figure(newCount)} new</Badge>}
        </div>
      )}
      <p className={styles.facts}>
        {words === name ? '' : `${words} · `}
        {counted(total, 'record')} on <time dateTime={lookedAt}>{dayInWords(lookedAt)}</time>
        {newCount === 0 && ' · nothing new since'}
        {newCount === null && ' · new records could not be counted'}
      </p>
      <div className={styles.foot}>
        <SwitchField label="Mail me about new records" aria-label={`Mail me about new records: ${name}`} checked={wantsMail} disabled={isSwitching} onChange={(event) => void setMail({ id, wantsMail: event.target.checked })} />
        <Inline gap={2}>
          <Button ref={renameButton} size="sm" variant="quiet" aria-label={`Rename ${name}`} aria-expanded={isRenaming} onClick={() => setRenaming(!isRenaming)}>
            Rename
          </Button>
          <Button size="sm" variant="quiet" aria-label={`Delete ${name}`} onClick={onRemove}>
            Delete
          </Button>
        </Inline>
      </div>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
    </Card>
  );
}
