import { refusalText } from '#features/clippings/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type CollectionWhole, useInviteToCollectionMutation, useRemoveCollectionMemberMutation } from '../collectionsApi.ts';
import { CopiedLink } from '../components/CopiedLink.tsx';
import styles from './collection.module.scss';
import { membersTexts as texts } from './ownerTexts.ts';

interface MembersDialogProps {
  isOpen: boolean;
  collection: Pick<CollectionWhole, 'id' | 'members'>;
  onClose: () => void;
}

const ROLES = (['READER', 'EDITOR'] as const).map((value) => ({ value, label: texts.roles[value] }));

/** The window in which an owner invites people to a collection, and removes them. */
export const MembersDialog = ({ isOpen, collection, onClose }: MembersDialogProps) => (
  <Dialog open={isOpen} onClose={onClose} title={texts.title} actions={<Button onClick={onClose}>{texts.done}</Button>}>
    <Members collection={collection} />
  </Dialog>
);

function Members({ collection: { id, members } }: Pick<MembersDialogProps, 'collection'>) {
  const [invite, { data: invitation, error }] = useInviteToCollectionMutation();
  const [remove, removal] = useRemoveCollectionMemberMutation();
  const form = useForm<{ role: 'READER' | 'EDITOR' }>({ initialValues: { role: 'READER' }, onSubmit: async ({ role }) => { await invite({ collectionId: id, role }); } });
  const others = members.filter(({ role }) => role !== 'OWNER');
  const refusal = error ?? removal.error;
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
                  {displayName} <small>{texts.roles[role]}</small>
                </span>
                <Button size="sm" variant="quiet" aria-label={texts.removeOne(displayName)} onClick={() => void remove({ collectionId: id, memberId })}>
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
          <RadioGroup name="role" inline label={texts.role} options={ROLES} value={form.values.role} onChange={(value) => void form.setFieldValue('role', value)} />
          <div>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.make}
            </Button>
          </div>
        </Stack>
      </Form>
      {refusal !== undefined && <p role="alert">{refusalText(refusal)}</p>}
      {invitation && (
        <Stack gap={2}>
          <p role="status">{texts.until(dayInWords(invitation.expiresAt))}</p>
          <CopiedLink label={texts.link} address={invitation.address} />
        </Stack>
      )}
    </Stack>
  );
}
