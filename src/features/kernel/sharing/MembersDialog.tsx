import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { CopiedLink } from './CopiedLink.tsx';
import { ProfileLink } from './ProfileLink.tsx';
import styles from './sharing.module.scss';
import { membersTexts as texts } from './texts.ts';

/** What a link lets its reader do. */
export type GivenRole = 'READER' | 'EDITOR' | 'OWNER';

interface MembersProps {
  members: readonly { memberId: string; displayName: string; role: GivenRole }[];
  /** What may be given, the least first. */
  roles: readonly GivenRole[];
  /** The link that was just made. */
  invitation: { address: string; expiresAt: string } | null | undefined;
  /** Why the last change was refused. */
  error: unknown;
  onInvite: (role: GivenRole) => Promise<unknown>;
  onRemove: (memberId: string) => void;
}

/** The window in which an owner invites people to what is shared, and removes them. */
export const MembersDialog = ({
  isOpen,
  onClose,
  ...members
}: MembersProps & { isOpen: boolean; onClose: () => void }) => (
  <Dialog open={isOpen} onClose={onClose} title={texts.title} actions={<Button onClick={onClose}>{texts.done}</Button>}>
    <Members {...members} />
  </Dialog>
);

const refusalText = (error: unknown): string => (codeOf(error) === 'LIMIT_REACHED' ? texts.full : describeError(error));

function Members({ members, roles, invitation, error, onInvite, onRemove }: MembersProps) {
  // Its maker comes first, and is not removed.
  const others = members.filter(({ role }, at) => at > 0 || role !== 'OWNER');
  const form = useForm<{ role: GivenRole }>({
    initialValues: { role: roles[0] ?? 'READER' },
    onSubmit: async ({ role }) => {
      await onInvite(role);
    },
  });
  return (
    <Stack gap={4}>
      <section aria-labelledby="members">
        <h3 id="members">{texts.list}</h3>
        {others.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul role="list">
            {others.map(({ memberId, displayName, role }) => (
              <li key={memberId} className={styles.member}>
                <span>
                  {displayName} <small>{texts.roles[role]}</small>{' '}
                  <ProfileLink memberId={Number(memberId)} name={displayName} />
                </span>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={texts.removeOne(displayName)}
                  onClick={() => onRemove(memberId)}
                >
                  {texts.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Form form={form}>
        <Stack gap={3}>
          <p>{texts.lead}</p>
          <RadioGroup
            name="role"
            inline
            label={texts.role}
            options={roles.map((value) => ({ value, label: texts.roles[value] }))}
            value={form.values.role}
            onChange={(value) => void form.setFieldValue('role', value)}
          />
          <div>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.make}
            </Button>
          </div>
        </Stack>
      </Form>
      {error !== undefined && <p role="alert">{refusalText(error)}</p>}
      {invitation && (
        <Stack gap={2}>
          <p role="status">{texts.until(dayInWords(invitation.expiresAt))}</p>
          <CopiedLink label={texts.link} address={invitation.address} />
        </Stack>
      )}
    </Stack>
  );
}
