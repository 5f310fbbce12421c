import { useState } from 'react';

import {
  type CollectionFields,
  faultOfCollection,
  tidyCollection,
} from '#domain/clippings/collections/collectionFields.ts';
import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { refusalText } from '#features/clippings/core/index.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { ConflictNotice } from '#ui/Notice/ConflictNotice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { collectionFormTexts as texts } from '../texts.ts';

function validate(words: CollectionFields): Record<string, string> {
  const fault = faultOfCollection(tidyCollection(words));
  return fault ? { [fault.field]: fault.message } : {};
}

interface CollectionFormProps {
  /** For its draft: `new`, or the collection's id. */
  of: string;
  /** As it is now; what another window saved meanwhile arrives here. */
  present: CollectionFields & { version: number };
  action: string;
  /** Only the name: for renaming. */
  isShort?: boolean;
  /** @param version - the one that is replaced. */
  onSave: (words: CollectionFields, version: number) => Promise<{ error?: unknown }>;
  onDone: () => void;
}

/**
 * The name and the description of a collection. Where another window was quicker both are shown, and nothing typed is
 * lost.
 */
export function CollectionForm({ of, present, action, isShort = false, onSave, onDone }: CollectionFormProps) {
  const owner = useDraftOwner();
  // The version that the member started from.
  const [base, setBase] = useState(present.version);
  const [error, setError] = useState<unknown>(undefined);
  const save = async (words: CollectionFields, version: number) => {
    const { error: refusal } = await onSave(words, version);
    setError(refusal);
    if (refusal !== undefined) return;
    draft.forget();
    onDone();
  };
  const { name, description } = present;
  const form = useForm<CollectionFields>({
    initialValues: { name, description },
    validate,
    validateOnBlur: false,
    onSubmit: (words) => save(words, base),
  });
  const draft = useFormDraft(form, { form: `collection.${of}`, owner });
  const isConflict = codeOf(error) === 'CONFLICT' && present.version !== base;
  const takeTheirs = () => {
    draft.saved();
    form.resetForm({ values: { name, description } });
    setBase(present.version);
    setError(undefined);
  };
  return (
    <Form form={form} aria-label={action}>
      <Stack gap={4}>
        {isConflict && (
          <ConflictNotice
            title={texts.conflict}
            keep={texts.keepMine}
            take={texts.takeTheirs}
            onKeep={() => void save(form.values, present.version)}
            onTake={takeTheirs}
          >
            {name !== form.values.name && <p>{texts.conflictName(name)}</p>}
            {description !== form.values.description && <p>{texts.conflictDescription(description)}</p>}
          </ConflictNotice>
        )}
        <TextField
          label={texts.name}
          maxLength={CLIPPING_LIMITS.collectionName}
          autoFocus
          {...formikField(form, 'name')}
        />
        {!isShort && (
          <TextAreaField label={texts.description} optional rows={4} {...formikField(form, 'description')} />
        )}
        {error !== undefined && !isConflict && <p role="alert">{refusalText(error)}</p>}
        <Inline gap={2}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {action}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              draft.forget();
              onDone();
            }}
          >
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
