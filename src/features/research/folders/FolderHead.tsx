import { Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { questionAddress } from '#domain/research/questions/questionAddress.ts';
import { selectMember, type authSlice } from '#features/kernel/auth/index.ts';
import { awaitToastAction, toastRaised } from '#features/kernel/toasts/index.ts';
import { folderAddress, folderCount, RESEARCH_HUB } from '#features/research/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { useRemoveResearchFolderMutation, useRestoreResearchFolderMutation, type ResearchFolder } from './folderApi.ts';
import styles from './folders.module.scss';
import { useRemoveResearchFolderMemberMutation } from './shareApi.ts';
import { folderTexts as texts } from './texts.ts';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/** A button by which a member leaves a folder that someone shares with them. */
function LeaveFolder({ id, name }: { id: string; name: string }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const member = useSelector((state: WithAuth) => selectMember(state));
  const [remove, { isLoading }] = useRemoveResearchFolderMemberMutation();
  if (!member) return null;
  const leave = async () => {
    const { data, error } = await remove({ folderId: id, memberId: String(member.memberId) });
    if (error !== undefined || !data)
      return dispatch(toastRaised({ title: texts.notLeft, description: describeError(error), variant: 'error' }));
    dispatch(toastRaised({ title: texts.left(name) }));
    return navigate(RESEARCH_HUB);
  };
  return (
    <Button size="sm" variant="quiet" loading={isLoading} onClick={() => void leave()}>
      {texts.leave}
    </Button>
  );
}

const FolderForm = lazyPart(() => import('./FolderForm.tsx').then((chunk) => chunk.FolderForm));
const ShareFolder = lazyPart(() => import('./ShareFolder.tsx').then((chunk) => chunk.ShareFolder));

/** Name, description and what can be done with the folder as a whole. */
export function FolderHead({ folder }: { folder: ResearchFolder }) {
  const { id, name, description, itemCount, questionId, role, isMine, ownerName, members } = folder;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [hasShared, setHasShared] = useState(false);
  const editButton = useFocusBack(isEditing);
  const [remove, { isLoading }] = useRemoveResearchFolderMutation();
  const [restore] = useRestoreResearchFolderMutation();
  const failed = (title: string, error: unknown) =>
    dispatch(toastRaised({ title, description: describeError(error), variant: 'error' }));
  const bringBack = async () => {
    const { data, error } = await restore({ id });
    if (error !== undefined || data === null) failed(texts.notRestored, error);
    else await navigate(folderAddress(id));
  };
  const removeFolder = async () => {
    const { error } = await remove({ id });
    if (error !== undefined) return failed(texts.notDeleted, error);
    const undo = `research.undo-delete.${id}`;
    dispatch(awaitToastAction(undo, () => void bringBack()));
    dispatch(toastRaised({ title: texts.deleted(name), action: { id: undo, label: texts.undo } }));
    return navigate(RESEARCH_HUB);
  };
  const share = () => {
    setSharing(true);
    setHasShared(true);
  };
  const others = members.slice(1).map(({ displayName }) => displayName);
  if (isEditing) {
    return (
      <Suspense fallback={null}>
        <FolderForm folder={folder} onDone={() => setEditing(false)} />
      </Suspense>
    );
  }
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <p className={styles.muted}>
        {[
          folderCount(itemCount),
          isMine ? null : texts.sharedBy(ownerName),
          others.length > 0 ? texts.sharedWith(others) : null,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {description !== '' && <p className={styles.note}>{description}</p>}
      {questionId === null ? (
        <Inline gap={2}>
          {role === 'OWNER' && (
            <>
              <Button ref={editButton} size="sm" onClick={() => setEditing(true)}>
                {texts.edit}
              </Button>
              <Button size="sm" aria-haspopup="dialog" onClick={share}>
                {texts.share}
              </Button>
              <Button size="sm" variant="quiet" loading={isLoading} onClick={() => void removeFolder()}>
                {texts.delete}
              </Button>
            </>
          )}
          {!isMine && <LeaveFolder id={id} name={name} />}
        </Inline>
      ) : (
        <p>
          <TextLink to={questionAddress(questionId)}>{texts.question}</TextLink>
        </p>
      )}
      {hasShared && (
        <Suspense fallback={null}>
          <ShareFolder folder={folder} isOpen={isSharing} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </header>
  );
}
