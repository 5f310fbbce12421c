import { useDeferredValue, type KeyboardEvent } from 'react';

import { personalDetailsIn } from '#domain/messages/core/personalDetails.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { composerTexts as texts } from './texts.ts';
import { useComposer } from './useComposer.ts';

interface ComposerProps {
  /** What is typed is kept under it. */
  draft: string;
  name: string;
  /** They do not know each other yet: what seems personal is pointed out. Nothing of it leaves this browser. */
  isNew: boolean;
  send: (text: string, clientId: string) => Promise<unknown>;
}

/** What a message gives away, while it is typed to someone the member does not know. */
function Care({ text }: { text: string }) {
  const details = personalDetailsIn(useDeferredValue(text), new Date().getFullYear());
  if (details.length === 0) return null;
  return (
    <Notice tone="info" title={texts.careTitle}>
      {details.map((detail) => (
        <p key={detail}>{texts.care[detail]}</p>
      ))}
    </Notice>
  );
}

/** Where a message is typed and sent. */
export function Composer({ draft, name, isNew, send }: ComposerProps) {
  const form = useComposer(draft, send);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submitForm();
  };
  return (
    <Form form={form} aria-label={texts.labelTo(name)}>
      <Stack gap={2}>
        {isNew && <Care text={form.values.text} />}
        <TextAreaField
          rows={3}
          label={texts.label}
          hint={texts.hint}
          onKeyDown={onKeyDown}
          {...formikField(form, 'text')}
        />
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.send}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
