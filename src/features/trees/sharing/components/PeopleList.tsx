import { describeError } from '#domain/kernel/errors/describeError.ts';
import { ProfileLink } from '#features/kernel/sharing/index.ts';
import {
  useChangeTreeMemberMutation,
  useDecideTreeInvitationRequestMutation,
  useRemoveTreeMemberMutation,
  useRevokeTreeInvitationMutation,
  type TreeSharing,
} from '#features/trees/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { inviteTexts } from '../texts.ts';
import styles from './Sharing.module.scss';

const GIVEN = [
  { value: 'GUEST', label: inviteTexts.roles.GUEST },
  { value: 'GUEST_LIVING', label: inviteTexts.roles.GUEST_LIVING },
  { value: 'EDITOR', label: inviteTexts.roles.EDITOR },
];
const givenOf = ({ role, seesLiving }: { role: 'EDITOR' | 'GUEST'; seesLiving: boolean }) =>
  role === 'EDITOR' ? role : seesLiving ? 'GUEST_LIVING' : 'GUEST';

function Member({ treeId, member }: { treeId: string; member: TreeSharing['members'][number] }) {
  const [change, { isLoading, error }] = useChangeTreeMemberMutation();
  const [remove, { isLoading: isRemoving, error: failure }] = useRemoveTreeMemberMutation();
  const { memberId, name, since } = member;
  const give = (given: string) =>
    void change({
      ref: treeId,
      memberId,
      role: given === 'EDITOR' ? 'EDITOR' : 'GUEST',
      seesLiving: given !== 'GUEST',
    });
  const problem = error ?? failure;
  return (
    <li className={styles.person}>
      <p className={styles.name}>{name}</p>
      <p className={styles.facts}>
        {inviteTexts.since} <time dateTime={since}>{dayInWords(since)}</time>{' '}
        <ProfileLink memberId={Number(memberId)} name={name} />
      </p>
      <Inline gap={3}>
        <SelectField
          compact
          hideLabel
          label={inviteTexts.canDo(name)}
          options={GIVEN}
          value={givenOf(member)}
          disabled={isLoading}
          onChange={(event) => give(event.target.value)}
        />
        <Button
          size="sm"
          variant="quiet"
          loading={isRemoving}
          aria-label={inviteTexts.removeLabel(name)}
          onClick={() => void remove({ ref: treeId, memberId })}
        >
          {inviteTexts.remove}
        </Button>
      </Inline>
      {problem !== undefined && <p role="alert">{describeError(problem)}</p>}
    </li>
  );
}

function Invitation({ treeId, invitation }: { treeId: string; invitation: TreeSharing['invitations'][number] }) {
  const [revoke, { isLoading, error }] = useRevokeTreeInvitationMutation();
  const { id, email, isOpen, expiresAt, createdAt } = invitation;
  const name = email ?? inviteTexts.linkOf(dayInWords(createdAt));
  return (
    <li className={styles.person}>
      <p className={styles.name}>
        {name} {!isOpen && <Badge tone="warning">{inviteTexts.expired}</Badge>}
      </p>
      <p className={styles.facts}>
        {GIVEN.find(({ value }) => value === givenOf(invitation))?.label} ·{' '}
        {isOpen ? inviteTexts.until : inviteTexts.ended} <time dateTime={expiresAt}>{dayInWords(expiresAt)}</time>
      </p>
      <div>
        <Button
          size="sm"
          variant="quiet"
          loading={isLoading}
          aria-label={inviteTexts.cancelLabel(name)}
          onClick={() => void revoke({ ref: treeId, id })}
        >
          {inviteTexts.cancel}
        </Button>
      </div>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
    </li>
  );
}

function Asking({ treeId, request }: { treeId: string; request: TreeSharing['requests'][number] }) {
  const [decide, { isLoading, error, originalArgs }] = useDecideTreeInvitationRequestMutation();
  const { id, name, email, sentTo, askedAt } = request;
  const answer = (isAllowed: boolean) => void decide({ ref: treeId, id, isAllowed });
  return (
    <li className={styles.person}>
      <p className={styles.name}>{name}</p>
      <p className={styles.facts}>
        {email ?? inviteTexts.noAddress} · {inviteTexts.asked} <time dateTime={askedAt}>{dayInWords(askedAt)}</time> ·{' '}
        {GIVEN.find(({ value }) => value === givenOf(request))?.label}
      </p>
      <p>{inviteTexts.requestOf(sentTo)}</p>
      <Inline gap={2}>
        <Button
          size="sm"
          variant="primary"
          loading={isLoading && originalArgs?.isAllowed === true}
          aria-label={inviteTexts.allowLabel(name)}
          onClick={() => answer(true)}
        >
          {inviteTexts.allow}
        </Button>
        <Button
          size="sm"
          loading={isLoading && originalArgs?.isAllowed === false}
          aria-label={inviteTexts.declineLabel(name)}
          onClick={() => answer(false)}
        >
          {inviteTexts.decline}
        </Button>
      </Inline>
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
    </li>
  );
}

/** Who asks to join a tree, who has access to it, and who is invited. */
export function PeopleList({
  treeId,
  sharing: { members, invitations, requests },
}: {
  treeId: string;
  sharing: TreeSharing;
}) {
  return (
    <Stack gap={6}>
      {requests.length > 0 && (
        <section aria-labelledby="tree-requests">
          <h3 id="tree-requests">{inviteTexts.requests}</h3>
          <ul role="list" className={styles.list}>
            {requests.map((request) => (
              <Asking key={request.id} treeId={treeId} request={request} />
            ))}
          </ul>
        </section>
      )}
      {members.length > 0 && (
        <section aria-labelledby="tree-members">
          <h3 id="tree-members">{inviteTexts.members}</h3>
          <ul role="list" className={styles.list}>
            {members.map((member) => (
              <Member key={member.memberId} treeId={treeId} member={member} />
            ))}
          </ul>
        </section>
      )}
      {invitations.length > 0 && (
        <section aria-labelledby="tree-invitations">
          <h3 id="tree-invitations">{inviteTexts.waiting}</h3>
          <ul role="list" className={styles.list}>
            {invitations.map((invitation) => (
              <Invitation key={invitation.id} treeId={treeId} invitation={invitation} />
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}
