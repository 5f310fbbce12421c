import { describeError } from '#domain/kernel/errors/describeError.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { SharingPart, type TreeDrawerProps, useInviteToTreeMutation } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { inviteTexts } from '../texts.ts';
import { CopiedLink } from './CopiedLink.tsx';
import { InviteFields, FIRST_VALUES, inviteErrors, type InviteValues } from './InviteFields.tsx';
import { PeopleList } from './PeopleList.tsx';

/** An invitation as a link to share: it works once, and is shown this once. */
function LinkInvite({ treeId }: { treeId: string }) {
  const [invite, { isLoading, error, data, reset }] = useInviteToTreeMutation();
  const form = useForm<InviteValues>({
    initialValues: FIRST_VALUES,
    validate: (values) => inviteErrors(null, values),
    onSubmit: (values) => void invite({ ref: treeId, input: { email: null, ...values } }),
  });
  if (data?.code) {
    return (
      <Stack gap={3}>
        <p role="status">{inviteTexts.linkShown}</p>
        <CopiedLink label={inviteTexts.link} path={`/tree/invitation/${data.code}`} />
        <div>
          <Button variant="quiet" onClick={reset}>
            {inviteTexts.another}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Form form={form}>
      <Stack gap={4}>
        <InviteFields
          values={form.values}
          onChange={(name, value) => void form.setFieldValue(name, value)}
          daysProblem={form.errors.days ?? data?.problems[0]?.message}
        />
        {error !== undefined && <p role="alert">{describeError(error)}</p>}
        <div>
          <Button type="submit" loading={isLoading}>
            {inviteTexts.makeLink}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** The two ways to invite a person, who is invited, and who has access. */
export function Component({ tree, personId }: TreeDrawerProps) {
  return (
    <SharingPart treeId={tree.id}>
      {(sharing) => (
        <Stack gap={6}>
          <section aria-labelledby="invite-mail">
            <Stack gap={3}>
              <h3 id="invite-mail">{inviteTexts.byEmail}</h3>
              <div>
                <ButtonLink variant="primary" to={chartAddress(personId ?? tree.familyTreeRef, 'share/invite/send')}>
                  {inviteTexts.send}
                </ButtonLink>
              </div>
            </Stack>
          </section>
          <section aria-labelledby="invite-link">
            <Stack gap={3}>
              <h3 id="invite-link">{inviteTexts.byLink}</h3>
              <LinkInvite treeId={tree.id} />
            </Stack>
          </section>
          <PeopleList treeId={tree.id} sharing={sharing} />
        </Stack>
      )}
    </SharingPart>
  );
}
