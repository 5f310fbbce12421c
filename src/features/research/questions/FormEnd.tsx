import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { rowTexts as texts } from './texts.ts';

/** The buttons at the end of a form of a question. */
export function FormEnd({ isSubmitting, onCancel }: { isSubmitting: boolean; onCancel: () => void }) {
  return (
    <Inline gap={3}>
      <Button type="submit" variant="primary" loading={isSubmitting}>
        {texts.save}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Inline>
  );
}
