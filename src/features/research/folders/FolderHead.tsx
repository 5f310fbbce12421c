import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { questionAddress } from '#domain/research/questions/questionAddress.ts';
import { toastActionAwaited, toastRaised } from '#features/kernel/toasts/index.ts';
import { folderAddress, folderCount, RESEARCH_HUB } from '#features/research/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { useRemoveResearchFolderMutation, useRestoreResearchFolderMutation, type ResearchFolder } from './folderApi.ts';
import { FolderForm } from './FolderForm.tsx';
import styles from './folders.module.scss';
import { folderTexts as texts } from './texts.ts';

/** Name, description and what can be done with the folder as a whole. */
export function FolderHead({ folder }: { folder: ResearchFolder }) {
  const { id, name, description, itemCount, questionId } = folder;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusBack(isEditing);
  const [remove, { isLoading }] = useRemoveResearchFolderMutation();
  const [restore] = useRestoreResearchFolderMutation();
  const failed = (title: string, error: unknown) => dispatch(toastRaised({ title, description: describeError(error), variant: 'error' }));
  const bringBack = async () => {
    const { data, error } = await restore({ id });
    if (error !== undefined || data === null) failed(texts.notRestored, error);
    else await navigate(folderAddress(id));
  };
  const removeFolder = async () => {
    const { error } = await remove({ id });
    if (error !== undefined) return failed(texts.notDeleted, error);
    const undo = `research.undo-delete.${id}`;
    dispatch(toastActionAwaited(undo, () => void bringBack()));
    dispatch(toastRaised({ title: texts.deleted(name), action: { id: undo, label: texts.undo } }));
    return navigate(RESEARCH_HUB);
  };
  if (isEditing) return <FolderForm folder={folder} onDone={() => setEditing(false)} />;
  return (
    <header className={styles.head}>
      <h1>{name}</h1>
      <p className={styles.muted}>{folderCount(itemCount)}</p>
      {description !== '' && <p className={styles.note}>{description}</p>}
      {questionId === null ? (
        <Inline gap={2}>
          <Button ref={editButton} size="sm" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
          <Button size="sm" variant="quiet" loading={isLoading} onClick={() => void removeFolder()}>
            {texts.delete}
          </Button>
        </Inline>
      ) : (
        <p>
          <TextLink to={questionAddress(questionId)}>{texts.question}</TextLink>
        </p>
      )}
    </header>
  );
}
