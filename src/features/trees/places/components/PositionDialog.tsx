import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import {
  isDegrees,
  MOST_LATITUDE,
  MOST_LONGITUDE,
  readPosition,
  type TypedPosition,
  writeDegrees,
} from '#domain/places/maps/readDegrees.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { positionTexts as texts } from '../texts.ts';
import { type TreePlace, useSetTreePlacePositionMutation } from '../treePlacesApi.ts';

interface PositionDialogProps {
  treeRef: string;
  place: TreePlace;
  onClose: () => void;
}

const validate = validateWith<TypedPosition>((yup) =>
  yup.object({
    latitude: yup.string().test('degrees', texts.latitudeWrong, (text = '') => isDegrees(text, MOST_LATITUDE)),
    longitude: yup.string().test('degrees', texts.longitudeWrong, (text = '') => isDegrees(text, MOST_LONGITUDE)),
  }),
);

/** Asks where a place lies, in degrees; the gazetteer's position comes back with a press. */
export function PositionDialog({
  treeRef,
  place: { id: placeId, name, latitude, longitude, positionFrom },
  onClose,
}: PositionDialogProps) {
  const dispatch = useDispatch();
  const [save] = useSetTreePlacePositionMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const put = async (position: { latitude: number; longitude: number } | null) => {
    setRefused(null);
    const { error } = await save({
      ref: treeRef,
      placeId,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
    });
    if (error) return setRefused(describeError(error));
    dispatch(toastRaised({ title: texts.done, variant: 'success' }));
    return onClose();
  };
  const form = useForm<TypedPosition>({
    initialValues:
      latitude === null || longitude === null ? { latitude: '', longitude: '' } : writeDegrees({ latitude, longitude }),
    validate,
    onSubmit: (values) => put(readPosition(values)),
  });
  return (
    <FormDialog
      form={form}
      title={texts.title(name)}
      description={texts.description}
      confirm={texts.confirm}
      cancel={texts.cancel}
      refused={{ title: texts.refused, reason: refused }}
      onClose={onClose}
      actions={positionFrom === 'EDITOR' && <Button onClick={() => void put(null)}>{texts.reset}</Button>}
    >
      <TextField
        label={texts.latitude}
        hint={texts.hint}
        inputMode="decimal"
        autoComplete="off"
        {...formikField(form, 'latitude')}
      />
      <TextField label={texts.longitude} inputMode="decimal" autoComplete="off" {...formikField(form, 'longitude')} />
    </FormDialog>
  );
}
