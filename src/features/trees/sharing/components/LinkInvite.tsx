import { type FormEvent, useState } from 'react';

import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useInviteToTreeMutation } from '../treeSharingApi.ts';
import { CopiedLink } from './CopiedLink.tsx';
import { FIRST_VALUES, InviteFields } from './InviteFields.tsx';

/** An invitation as a link to hand on: it works once, and is shown this once. */
export function LinkInvite({ treeId }: { treeId: string }) {
  const [values, setValues] = useState(FIRST_VALUES);
  const [invite, { isLoading, error, data, reset }] = useInviteToTreeMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void invite({ ref: treeId, input: { email: null, ...values } });
  };
  if (data?.code) {
    return (
      <Stack gap={3}>
        <p role="status">Copy the link now: it is not shown again. One person can use it, once.</p>
        <CopiedLink label="Invitation link" path={`/tree/invitation/${data.code}`} />
        <div>
          <Button variant="quiet" onClick={reset}>
            Make another link
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={4}>
        <InviteFields values={values} onChange={setValues} daysProblem={data?.problems[0]?.message} />
        {error !== undefined && <p role="alert">{describeError(error)}</p>}
        <div>
          <Button type="submit" loading={isLoading}>
            Make a link
          </Button>
        </div>
      </Stack>
    </form>
  );
}
