import type { Position } from '#domain/places/gazetteer/distance.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { readDegrees, type TypedPosition } from '../model/readDegrees.ts';
import styles from './panels.module.scss';

interface PinFormProps {
  placeText: string;
  typed: TypedPosition;
  onType: (typed: TypedPosition) => void;
  isSaving: boolean;
  failure: string | null;
  cancelTo: string;
  onSave: (position: Position) => void;
}

/** Where the pin of a fact is: under the mark in the middle of the map, or in degrees. */
export function PinForm({ placeText, typed, onType, isSaving, failure, cancelTo, onSave }: PinFormProps) {
  const { position, errors } = readDegrees(typed);
  return (
    <form
      aria-label="Pin"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (position) onSave(position);
      }}
    >
      <Stack gap={4}>
        <p>Move the map until the mark in its middle lies on {placeText}, or enter the position.</p>
        {failure !== null && (
          <Notice tone="error" title="The pin was not moved">
            <p>{failure}</p>
          </Notice>
        )}
        <TextField label="Latitude" inputMode="decimal" autoComplete="off" value={typed.latitude} error={errors.latitude} touched onChange={({ target }) => onType({ ...typed, latitude: target.value })} />
        <TextField label="Longitude" inputMode="decimal" autoComplete="off" value={typed.longitude} error={errors.longitude} touched onChange={({ target }) => onType({ ...typed, longitude: target.value })} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={isSaving} disabled={!position}>
            Save the pin
          </Button>
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </div>
      </Stack>
    </form>
  );
}
