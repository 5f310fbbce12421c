import { type FormEvent, useState } from 'react';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { invitationProblems } from '#domain/trees/sharing/invitationRules.ts';
import type { TreeDrawerProps } from '#features/trees/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useInviteToTreeMutation } from '../treeSharingApi.ts';
import { FIRST_VALUES, InviteFields } from './InviteFields.tsx';

/** An invitation by mail. What is typed stays when it cannot be sent; once sent, the next begins with the same choices. */
export function Component({ tree, personId }: TreeDrawerProps) {
  const [email, setEmail] = useState('');
  const [values, setValues] = useState(FIRST_VALUES);
  const [isTried, setTried] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [invite, { isLoading, error, data }] = useInviteToTreeMutation();
  const found = [...invitationProblems({ email, days: values.days }), ...(data?.problems ?? [])];
  const problem = (field: string) => found.find((each) => each.field === field)?.message;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setSentTo(null);
    if (invitationProblems({ email, days: values.days }).length > 0) return;
    const made = await invite({ ref: tree.id, input: { email, ...values } });
    if (!made.data?.code) return;
    setSentTo(email.trim());
    setEmail('');
    setTried(false);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={4}>
        {sentTo !== null && (
          <Notice tone="success" title={`The invitation is on its way to ${sentTo}`}>
            <p>They need a free account to accept it. The link in the mail works once.</p>
          </Notice>
        )}
        <TextField type="email" label="Their email address" autoComplete="off" value={email} error={problem('email')} touched={isTried} onChange={(event) => setEmail(event.target.value)} />
        <InviteFields values={values} onChange={setValues} daysProblem={isTried ? problem('days') : undefined} />
        {error !== undefined && <p role="alert">{describeError(error)}</p>}
        <Inline gap={2}>
          <Button type="submit" variant="primary" loading={isLoading}>
            Send invitation
          </Button>
          <ButtonLink variant="quiet" to={chartAddress(personId ?? tree.familyTreeRef, 'share/invite')}>
            Back to people
          </ButtonLink>
        </Inline>
      </Stack>
    </form>
  );
}
