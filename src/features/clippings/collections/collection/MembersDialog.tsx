import { MembersDialog as SharedDialog } from '#features/kernel/sharing/index.ts';

import {
  type CollectionWhole,
  useInviteToCollectionMutation,
  useRemoveCollectionMemberMutation,
} from '../collectionsApi.ts';

interface MembersDialogProps {
  isOpen: boolean;
  collection: Pick<CollectionWhole, 'id' | 'members'>;
  onClose: () => void;
}

/** The window in which an owner invites people to a collection, and removes them. */
export function MembersDialog({ isOpen, collection: { id, members }, onClose }: MembersDialogProps) {
  const [invite, { data: invitation, error }] = useInviteToCollectionMutation();
  const [remove, removal] = useRemoveCollectionMemberMutation();
  return (
    <SharedDialog
      isOpen={isOpen}
      onClose={onClose}
      members={members}
      roles={['READER', 'EDITOR']}
      invitation={invitation}
      error={error ?? removal.error}
      onInvite={(role) => invite({ collectionId: id, role })}
      onRemove={(memberId) => void remove({ collectionId: id, memberId })}
    />
  );
}
