import { MembersDialog as SharedDialog } from '#features/kernel/sharing/index.ts';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';

import {
  type CollectionWhole,
  useInviteToCollectionMutation,
  useRemoveCollectionMemberMutation,
} from '../collectionsApi.ts';
import { ownerTexts as texts } from './ownerTexts.ts';

interface MembersDialogProps {
  isOpen: boolean;
  collection: Pick<CollectionWhole, 'id' | 'members'>;
  onClose: () => void;
}

/** The window in which an owner invites people to a collection, and removes them. */
function MembersDialog({ isOpen, collection: { id, members }, onClose }: MembersDialogProps) {
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

/** From this share of the limit on it is said how many items there are. */
const NEARLY = 0.9;

interface OwnerPartProps {
  collection: CollectionWhole;
  /** A change is under way. */
  isBusy: boolean;
  isSharing: boolean;
  onPublish: (isPublic: boolean) => void;
  onShared: () => void;
}

/** What only the owner of a collection has: publishing it, its members, and how full it is. */
export function OwnerPart({ collection, isBusy, isSharing, onPublish, onShared }: OwnerPartProps) {
  const { visibility, itemCount, mostItems } = collection;
  return (
    <>
      <SwitchField
        label={texts.publish}
        hint={texts.publishHint}
        checked={visibility === 'PUBLIC'}
        disabled={isBusy}
        onChange={({ target }) => onPublish(target.checked)}
      />
      {itemCount >= mostItems * NEARLY && <p role="status">{texts.full(itemCount, mostItems)}</p>}
      <MembersDialog isOpen={isSharing} collection={collection} onClose={onShared} />
    </>
  );
}
