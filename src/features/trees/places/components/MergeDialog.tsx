import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';

import { toastRaised } from '#features/kernel/toasts/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { listTexts, mergeTexts as texts } from '../texts.ts';
import { type TreePlace, useMergeTreePlacesMutation } from '../treePlacesApi.ts';

interface MergeDialogProps {
  treeRef: string;
  /** Two at least, that with most events first. */
  places: readonly TreePlace[];
  onMerged: () => void;
  onClose: () => void;
}

/** Says that some places are one, and which of their names it has. */
export function MergeDialog({ treeRef, places, onMerged, onClose }: MergeDialogProps) {
  const id = useId();
  const dispatch = useDispatch();
  const [merge] = useMergeTreePlacesMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm<{ into: string }>({
    initialValues: { into: places[0]?.id ?? '' },
    validate: validateWith(() => import('../model/mergeSchema.ts').then((chunk) => chunk.mergeSchema)),
    onSubmit: async ({ into }) => {
      setRefused(null);
      const { error } = await merge({ ref: treeRef, into, from: places.map((place) => place.id).filter((each) => each !== into) });
      if (error) return setRefused(describeError(error));
      dispatch(toastRaised({ title: texts.done, variant: 'success' }));
      return onMerged();
    },
  });
  return (
    <Dialog
      open
      mustAnswer
      onClose={onClose}
      title={texts.title}
      description={texts.description}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="primary" loading={form.isSubmitting}>{texts.confirm}</Button>
        </>
      }
    >
      <Form form={form} id={id} aria-label={texts.title}>
        <Stack gap={4}>
          <RadioGroup label={texts.name} name="into" value={form.values.into} options={places.map((place) => ({ value: place.id, label: place.name, hint: listTexts.events(place.events) }))} onChange={(into) => void form.setFieldValue('into', into)} error={form.errors.into} touched={form.touched.into} />
          <FormRefusal title={texts.refused} reason={refused} />
        </Stack>
      </Form>
    </Dialog>
  );
}
