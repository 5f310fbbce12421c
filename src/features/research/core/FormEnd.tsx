import { Button } from '#ui/Button/Button.tsx';
import { ConflictNotice } from '#ui/Notice/ConflictNotice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { formEndTexts as texts } from './texts.ts';

/** What is stored now, where a form was opened with something older. */
export interface StoredVersion {
  now: readonly string[];
  /** What was typed is to replace it. */
  onKeep: () => void;
  /** What is stored goes into the form. */
  onTake: () => void;
}

interface FormEndProps {
  isSubmitting: boolean;
  onCancel: () => void;
  /** Null: the form is of what is stored now. */
  stale: StoredVersion | null;
  /** What the first button says. */
  save?: string;
  size?: 'sm';
}

/** The buttons at the end of a form of the member’s research, and above them what was changed meanwhile. */
export function FormEnd({ isSubmitting, onCancel, stale, save = texts.save, size }: FormEndProps) {
  return (
    <Stack gap={3}>
      {stale !== null && (
        <ConflictNotice
          title={texts.stale}
          headingLevel={3}
          size="sm"
          keep={texts.keep}
          take={texts.take}
          onKeep={stale.onKeep}
          onTake={stale.onTake}
        >
          {stale.now.map((value, at) => (
            <p key={at}>{value === '' ? texts.empty : texts.now(value)}</p>
          ))}
        </ConflictNotice>
      )}
      <Inline gap={3}>
        <Button type="submit" variant="primary" size={size} loading={isSubmitting}>
          {save}
        </Button>
        <Button variant="quiet" size={size} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
