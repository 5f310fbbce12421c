import { useState } from 'react';
import { useNavigate, Link } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { lookReasonProblem, memberAddress, stateOf } from './lookReason.ts';
import { type FoundMembers, useLazyFindMembersQuery } from './membersApi.ts';
import { findTexts as texts, FOUND_THROUGH, memberTexts } from './texts.ts';

/** The accounts that a code names, to choose from: the buyer of a gift, and who redeemed it. */
function FoundAccounts({ members, reason }: { members: FoundMembers; reason: string }) {
  return (
    <Stack gap={3}>
      <p role="status">{texts.several(members.length)}</p>
      <ul>
        {members.map(({ reader: { memberId, displayName, email }, through }) => (
          <li key={`${memberId} ${through}`}>
            <Link to={memberAddress(memberId)} state={stateOf(reason)}>
              {displayName || memberTexts.unnamed}
            </Link>{' '}
            ({email}): {FOUND_THROUGH[through]}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const EMPTY = { by: '', reason: '' };
const LONGEST_BY = 254;
const validate = ({ by, reason }: typeof EMPTY) =>
  collectProblems({
    by: by.trim() === '' || by.trim().length > LONGEST_BY ? texts.byMissing : null,
    reason: lookReasonProblem(reason),
  });

/** Finds one account and opens it, or lists those that a code names. What was typed stays, whatever comes of it. */
function FindForm() {
  const [find] = useLazyFindMembersQuery();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [several, setSeveral] = useState<{ members: FoundMembers; reason: string } | null>(null);
  const form = useForm({
    initialValues: EMPTY,
    validate,
    validateOnBlur: false,
    onSubmit: async ({ by, reason }) => {
      setFailure(null);
      setSeveral(null);
      const { data, error } = await find({ by: by.trim(), reason: reason.trim() });
      if (error) setFailure(describeError(error));
      else if (data?.[0] === undefined) setFailure(texts.unknown);
      else if (data.length > 1) setSeveral({ members: data, reason });
      else await navigate(memberAddress(data[0].reader.memberId), { state: stateOf(reason) });
    },
  });
  return (
    <Form form={form} aria-label={texts.form}>
      <Stack gap={4}>
        <TextField
          label={texts.by}
          hint={texts.byHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...formikField(form, 'by')}
        />
        <TextField label={texts.reason} hint={texts.reasonHint} autoComplete="off" {...formikField(form, 'reason')} />
        <FormRefusal title={texts.failed} reason={failure} />
        <div>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.look}
          </Button>
        </div>
        {several && <FoundAccounts {...several} />}
      </Stack>
    </Form>
  );
}

/** The search for an account. */
export const Component = () => (
  <PageContainer width="text">
    <Stack gap={6}>
      <Stack gap={3}>
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
      </Stack>
      <FindForm />
    </Stack>
  </PageContainer>
);
