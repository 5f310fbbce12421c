import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { describeStoredSearch, storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { RenameForm } from './RenameForm.tsx';
import styles from './SavedSearchCard.module.scss';
import { useLookAtSavedSearchMutation, useSetSavedSearchMailMutation, type SavedSearch } from './savedSearchesApi.ts';
import { savedSearchTexts as texts } from './texts.tsx';

interface SavedSearchCardProps {
  saved: SavedSearch;
  onRemove: () => void;
}

/** One saved search: what is new in it, and the ways to run, rename, be emailed about and delete it. */
export function SavedSearchCard({ saved, onRemove }: SavedSearchCardProps) {
  const { id, name, kind, wantsMail, lookedAt, total, newCount } = saved;
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useFocusBack(isRenaming);
  const [lookAt] = useLookAtSavedSearchMutation();
  const [setMail, { isLoading: isSwitching, error }] = useSetSavedSearchMailMutation();
  const words = describeStoredSearch(saved);
  return (
    <Card>
      {isRenaming ? (
        <RenameForm saved={saved} onDone={() => setRenaming(false)} />
      ) : (
        <div className={styles.head}>
          <h2 className={styles.name}>
            <TextLink plain to={storedSearchAddress(saved)} onClick={() => void lookAt({ id })}>
              {name}
            </TextLink>
          </h2>
          {newCount !== null && newCount > 0 && <Badge tone="success">{texts.newCount(newCount)}</Badge>}
        </div>
      )}
      <p className={styles.facts}>
        {words === name ? '' : `${words} · `}
        {texts.foundOn(kind, total)} <time dateTime={lookedAt}>{dayInWords(lookedAt)}</time>
        {newCount === 0 && texts.nothingNew(kind)}
        {newCount === null && texts.notCounted(kind)}
      </p>
      <div className={styles.foot}>
        <SwitchField
          label={texts.email(kind)}
          aria-label={texts.emailAbout(kind, name)}
          checked={wantsMail}
          disabled={isSwitching}
          onChange={(event) => void setMail({ id, wantsMail: event.target.checked })}
        />
        <Inline gap={2}>
          <Button
            ref={renameButton}
            size="sm"
            variant="quiet"
            aria-label={texts.renameOne(name)}
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            {texts.rename}
          </Button>
          <Button size="sm" variant="quiet" aria-label={texts.deleteOne(name)} onClick={onRemove}>
            {texts.delete}
          </Button>
        </Inline>
      </div>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
    </Card>
  );
}
