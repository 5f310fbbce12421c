import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { stewardTexts as texts } from './stewardTexts.ts';

const EMPTY = { email: '' };
const validate = ({ email }: typeof EMPTY) => (email.trim() === '' ? { email: texts.missing } : {});

interface InviteStewardProps {
  /** Resolves to whether the invitation was sent. */
  onInvite: (email: string) => Promise<boolean>;
  /** Why the last one was not. */
  refusal: string | null;
}

/** Sends an invitation to look after something to an address. */
export function InviteSteward({ onInvite, refusal }: InviteStewardProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ email }, { resetForm }) => {
      setSentTo(null);
      if (!(await onInvite(email.trim()))) return;
      setSentTo(email.trim());
      resetForm();
    },
  });
  return (
    <Card title={texts.form}>
      <Form form={form} aria-label={texts.form}>
        <Stack gap={4}>
          {sentTo !== null && <Notice tone="success" title={texts.sent(sentTo)} />}
          <TextField
            type="email"
            label={texts.email}
            hint={texts.emailHint}
            autoComplete="off"
            {...formikField(form, 'email')}
          />
          <FormRefusal title={texts.refused} reason={refusal} />
          <div>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.invite}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
