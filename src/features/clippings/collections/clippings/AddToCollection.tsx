import { useDispatch } from 'react-redux';

import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { refusalText } from '#features/clippings/core/index.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useAddToCollectionMutation, useMakeCollectionMutation, useMyCollectionsQuery } from '../collectionsApi.ts';
import type { AddValues } from './addSchema.ts';
import { addTexts as texts } from './texts.ts';

const validate = validateWith<AddValues>(() => import('./addSchema.ts').then(({ addSchema }) => addSchema));

interface AddToCollectionProps {
  isOpen: boolean;
  clippingIds: readonly string[];
  onClose: (isAdded: boolean) => void;
}

/** Collections that are offered; the rest are found by opening one and adding to it. */
const OFFERED = { removed: false, offset: 0, first: 100 };

/** Asks for a collection, or the name of a new one, and adds clippings to it. What is in it already stays where it is. */
export function AddToCollection({ isOpen, ...rest }: AddToCollectionProps) {
  return (
    <Dialog open={isOpen} onClose={() => rest.onClose(false)} title={texts.title}>
      <AddForm {...rest} />
    </Dialog>
  );
}

function AddForm({ clippingIds, onClose }: Omit<AddToCollectionProps, 'isOpen'>) {
  const dispatch = useDispatch();
  const { data } = useMyCollectionsQuery(OFFERED);
  const [make] = useMakeCollectionMutation();
  const [add] = useAddToCollectionMutation();
  const options = (data?.collections ?? []).filter(({ role }) => role !== 'READER');
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
      for (const clippingId of clippingIds) {
        const { error } = await add({ collectionId: target.id, clippingId });
        if (error !== undefined) {
          setStatus(refusalText(error));
          return;
        }
      }
      dispatch(toastRaised({ title: texts.added(clippingIds.length, target.name), variant: 'success' }));
      onClose(true);
    },
  });
  if (!data) return <p role="status">{texts.loading}</p>;
  return (
    <Form form={form}>
      <Stack gap={4}>
        {options.length > 0 && <SelectField label={texts.choose} placeholder={texts.new} options={options.map(({ id, name }) => ({ value: id, label: name }))} {...formikField(form, 'collectionId')} />}
        {form.values.collectionId === '' && <TextField label={texts.newName} maxLength={CLIPPING_LIMITS.collectionName} {...formikField(form, 'name')} />}
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
