import { useEffect, useEffectEvent } from 'react';

import type { Position } from '#domain/places/gazetteer/distance.ts';
import { readPosition, type TypedPosition } from '#domain/places/maps/readDegrees.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { checkPin } from '../model/checkPin.ts';
import { pinFormTexts as texts } from '../texts.ts';
import styles from './map.module.scss';

interface PinFormProps {
  placeText: string;
  /** Where the middle of the map is; the fields follow it. */
  middle: TypedPosition;
  failure: string | null;
  cancelTo: string;
  onSave: (position: Position) => Promise<void>;
}

/** Where the pin of a fact is: under the mark in the middle of the map, or in degrees. */
export function PinForm({ placeText, middle: { latitude, longitude }, failure, cancelTo, onSave }: PinFormProps) {
  const form = useForm<TypedPosition>({
    initialValues: { latitude, longitude },
    validate: checkPin,
    onSubmit: async (values) => {
      const position = readPosition(values);
      if (position) await onSave(position);
    },
  });
  const follow = useEffectEvent((middle: TypedPosition) => {
    if (form.values.latitude !== middle.latitude || form.values.longitude !== middle.longitude)
      void form.setValues(middle);
  });
  // Only when the map moves: what is typed is not overwritten when the panel is rendered again.
  useEffect(() => follow({ latitude, longitude }), [latitude, longitude]);
  return (
    <Form form={form} aria-label={texts.form}>
      <Stack gap={4}>
        <p>{texts.introduction(placeText)}</p>
        <TextField label={texts.latitude} inputMode="decimal" autoComplete="off" {...formikField(form, 'latitude')} />
        <TextField label={texts.longitude} inputMode="decimal" autoComplete="off" {...formikField(form, 'longitude')} />
        <FormRefusal title={texts.refused} reason={failure} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.save}
          </Button>
          <ButtonLink to={cancelTo}>{texts.cancel}</ButtonLink>
        </div>
      </Stack>
    </Form>
  );
}
