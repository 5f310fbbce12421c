import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';

import { listTexts, mergeTexts as texts } from '../texts.ts';
import { type TreePlace, useMergeTreePlacesMutation } from '../treePlacesApi.ts';

interface MergeDialogProps {
  treeRef: string;
  /** Two at least, that with most events first. */
  places: readonly TreePlace[];
  onMerged: () => void;
  onClose: () => void;
}

const validate = validateWith<{ into: string }>((yup) => yup.object({ into: yup.string().required(texts.missing) }));

/** Says that some places are one, and which of their names it has. */
export function MergeDialog({ treeRef, places, onMerged, onClose }: MergeDialogProps) {
  const dispatch = useDispatch();
  const [merge] = useMergeTreePlacesMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm<{ into: string }>({
    initialValues: { into: places[0]?.id ?? '' },
    validate,
    onSubmit: async ({ into }) => {
      setRefused(null);
      const { error } = await merge({
        ref: treeRef,
        into,
        from: places.map((place) => place.id).filter((each) => each !== into),
      });
      if (error) return setRefused(describeError(error));
      dispatch(toastRaised({ title: texts.done, variant: 'success' }));
      return onMerged();
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      description={texts.description}
      confirm={texts.confirm}
      cancel={texts.cancel}
      refused={{ title: texts.refused, reason: refused }}
      onClose={onClose}
    >
      <RadioGroup
        label={texts.name}
        name="into"
        value={form.values.into}
        options={places.map((place) => ({ value: place.id, label: place.name, hint: listTexts.events(place.events) }))}
        onChange={(into) => void form.setFieldValue('into', into)}
        error={form.errors.into}
        touched={form.touched.into}
      />
    </FormDialog>
  );
}
