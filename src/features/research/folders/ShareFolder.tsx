import { MembersDialog } from '#features/kernel/sharing/index.ts';

import type { ResearchFolder } from './folderApi.ts';
import { useInviteToResearchFolderMutation, useRemoveResearchFolderMemberMutation } from './shareApi.ts';

interface ShareFolderProps {
  folder: Pick<ResearchFolder, 'id' | 'members'>;
  isOpen: boolean;
  onClose: () => void;
}

/** The window in which an owner invites people to a folder, and removes them. */
export function ShareFolder({ folder: { id, members }, isOpen, onClose }: ShareFolderProps) {
  const [invite, { data: invitation, error }] = useInviteToResearchFolderMutation();
  const [remove, removal] = useRemoveResearchFolderMemberMutation();
  return (
    <MembersDialog
      isOpen={isOpen}
      onClose={onClose}
      members={members}
      roles={['READER', 'EDITOR', 'OWNER']}
      invitation={invitation}
      error={error ?? removal.error}
      onInvite={(role) => invite({ folderId: id, role })}
      onRemove={(memberId) => void remove({ folderId: id, memberId })}
    />
  );
}
