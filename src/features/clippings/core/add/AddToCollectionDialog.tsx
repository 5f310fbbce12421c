import { useDispatch } from 'react-redux';

import { faultOfCollection, tidyCollection } from '#domain/clippings/collections/collectionFields.ts';
import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useClipRoomQuery } from '../clipToolApi.ts';
import { refusalText } from '../refusalText.ts';
import { addTexts as texts } from '../texts.ts';
import { useAddToCollectionMutation, useMakeCollectionMutation } from './addApi.ts';

/** A collection that is chosen, or the name of a new one. */
interface AddValues {
  /** Empty: a new one. */
  collectionId: string;
  name: string;
}

const validate = ({ collectionId, name }: AddValues) =>
  collectProblems({
    name: collectionId === '' ? (faultOfCollection(tidyCollection({ name, description: '' }))?.message ?? null) : null,
  });

/** What is added: clippings, or a record. */
type Added = { clippingIds: readonly string[] } | { recordId: string };

export type AddToCollectionProps = Added & {
  isOpen: boolean;
  onClose: (isAdded: boolean) => void;
};

/**
 * Asks for a collection, or the name of a new one, and adds clippings or a record to it. What is in it already stays
 * where it is.
 */
export function AddToCollectionDialog({ isOpen, ...rest }: AddToCollectionProps) {
  return (
    <Dialog open={isOpen} onClose={() => rest.onClose(false)} title={texts.title}>
      <AddForm onClose={rest.onClose} added={rest} />
    </Dialog>
  );
}

function AddForm({ added, onClose }: { added: Added; onClose: (isAdded: boolean) => void }) {
  const dispatch = useDispatch();
  const { data, ...asked } = useClipRoomQuery();
  const [make] = useMakeCollectionMutation();
  const [add] = useAddToCollectionMutation();
  const options = (data?.myCollections.collections ?? []).filter(({ role }) => role !== 'READER');
  const form = useForm<AddValues>({
    initialValues: { collectionId: '', name: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ collectionId, name }, { setStatus, setFieldError }) => {
      const made = collectionId === '' ? await make({ name, description: '' }) : null;
      const target = made ? made.data : options.find(({ id }) => id === collectionId);
      if (!target) {
        setFieldError('name', refusalText(made?.error));
        return;
      }
      const items = 'recordId' in added ? [added] : added.clippingIds.map((clippingId) => ({ clippingId }));
      for (const item of items) {
        const { data: answer, error } = await add({ collectionId: target.id, ...item });
        if (error !== undefined || answer === null) {
          setStatus(error === undefined ? texts.gone : refusalText(error));
          return;
        }
      }
      dispatch(
        toastRaised({
          title: texts.added('recordId' in added ? texts.record : texts.clippings(items.length), target.name),
          variant: 'success',
        }),
      );
      onClose(true);
    },
  });
  if (!data)
    return <NoAnswer of={asked} texts={texts} waiting={<p role="status">{texts.loading}</p>} headingLevel={3} />;
  return (
    <Form form={form}>
      <Stack gap={4}>
        {options.length > 0 && (
          <SelectField
            label={texts.choose}
            placeholder={texts.new}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            {...formikField(form, 'collectionId')}
          />
        )}
        {form.values.collectionId === '' && (
          <TextField label={texts.newName} maxLength={CLIPPING_LIMITS.collectionName} {...formikField(form, 'name')} />
        )}
        {typeof form.status === 'string' && <p role="alert">{form.status}</p>}
        <Inline gap={2}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.add}
          </Button>
          <Button variant="quiet" onClick={() => onClose(false)}>
            {texts.cancel}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
