import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { MAX_SAVED_NAME, savedNameProblem } from '#domain/search/saved/savedSearchRules.ts';
import { describeStoredSearch, storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import styles from './SavedSearchCard.module.scss';
import {
  useLookAtSavedSearchMutation,
  useSetSavedSearchMailMutation,
  type SavedSearch,
  useRenameSavedSearchMutation,
} from './savedSearchesApi.ts';
import { savedSearchTexts as texts, renameTexts } from './texts.tsx';

const validate = ({ name }: { name: string }) => collectProblems({ name: savedNameProblem(name) });

/** A new name for a saved search. What was typed stays when it cannot be saved. */
function RenameForm({ saved: { id, name }, onDone }: { saved: Pick<SavedSearch, 'id' | 'name'>; onDone: () => void }) {
  const [rename] = useRenameSavedSearchMutation();
  const form = useForm({
    initialValues: { name },
    validate,
    validateOnBlur: false,
    onSubmit: async (values, { setFieldError }) => {
      const { error } = await rename({ id, ...values });
      if (error === undefined) onDone();
      else setFieldError('name', describeError(error));
    },
  });
  return (
    <Form form={form} className={styles.rename}>
      <TextField label={renameTexts.label} maxLength={MAX_SAVED_NAME} autoFocus {...formikField(form, 'name')} />
      <Button type="submit" variant="primary" loading={form.isSubmitting}>
        {renameTexts.save}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {renameTexts.cancel}
      </Button>
    </Form>
  );
}

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
