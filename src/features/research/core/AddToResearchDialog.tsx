import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { toastRaised, useToastAction } from '#features/kernel/toasts/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { AddToFolderForm } from './AddToFolderForm.tsx';
import { folderAddress } from './folderAddress.ts';
import { useResearchFoldersQuery } from './foldersApi.ts';
import { addToFolderTexts as texts } from './texts.ts';

const SEE = 'research.see-folder';

/** Chooses the folder for a page of this site. States: loading, failed, the form. */
export function AddToFolderDialog({ address, open, onClose }: { address: string; open: boolean; onClose: () => void }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { data, error, refetch } = useResearchFoldersQuery(undefined, { skip: !open });
  const used = useRef<string>(null);
  useToastAction(SEE, () => {
    if (used.current !== null) void navigate(folderAddress(used.current));
  });
  const added = ({ id, name }: { id: string; name: string }) => {
    used.current = id;
    dispatch(toastRaised({ title: texts.added(name), action: { id: SEE, label: texts.see } }));
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} fillsPhones>
      {data && <AddToFolderForm address={address} folders={data.folders} onAdded={added} onCancel={onClose} />}
      {!data && (error ? <LoadFailure headingLevel={3} title={texts.failed} {...failureText(error)} onRetry={() => void refetch()} /> : <PageSkeleton label={texts.loading} />)}
    </Dialog>
  );
}
