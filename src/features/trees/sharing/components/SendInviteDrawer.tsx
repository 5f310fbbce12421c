import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { type TreeDrawerProps, useInviteToTreeMutation } from '#features/trees/core/index.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { inviteTexts } from '../texts.ts';
import { InviteFields, FIRST_VALUES, inviteErrors, type SentInviteValues } from './InviteFields.tsx';

const EMPTY: SentInviteValues = { email: '', ...FIRST_VALUES };

/**
 * An invitation by email. What is typed stays when it cannot be sent; once sent, the next starts with the same choices.
 */
export function Component({ tree, personId }: TreeDrawerProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [invite, { error }] = useInviteToTreeMutation();
  const form = useForm<SentInviteValues>({
    initialValues: EMPTY,
    validate: (values) => inviteErrors(values.email, values),
    onSubmit: async (values, { setErrors, resetForm }) => {
      setSentTo(null);
      const { data } = await invite({ ref: tree.id, input: values });
      if (data && !data.code) setErrors(problemsByField(data.problems));
      if (!data?.code) return;
      draft.saved();
      setSentTo(values.email.trim());
      resetForm({ values: { ...values, email: '' } });
    },
  });
  const draft = useFormDraft(form, { form: `tree.${tree.id}.invitation`, owner: useDraftOwner() });
  return (
    <Form form={form}>
      <Stack gap={4}>
        {sentTo !== null && (
          <Notice tone="success" title={inviteTexts.sent(sentTo)}>
            <p>{inviteTexts.sentText}</p>
          </Notice>
        )}
        <TextField type="email" label={inviteTexts.email} autoComplete="off" {...formikField(form, 'email')} />
        <InviteFields
          values={form.values}
          onChange={(name, value) => void form.setFieldValue(name, value)}
          daysProblem={form.errors.days}
        />
        {error !== undefined && <p role="alert">{describeError(error)}</p>}
        <Inline gap={2}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {inviteTexts.sendButton}
          </Button>
          <ButtonLink variant="quiet" to={chartAddress(personId ?? tree.familyTreeRef, 'share/invite')}>
            {inviteTexts.back}
          </ButtonLink>
        </Inline>
      </Stack>
    </Form>
  );
}
