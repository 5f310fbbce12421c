import { Suspense, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import {
  SharingPart,
  TreeHeirs,
  WhoCanSeeForm,
  type FamilyTree,
  useDeleteTreeMutation,
} from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { settingsTexts } from '../settingsTexts.tsx';
import { treeTexts } from '../texts.ts';
import { SettingsForm } from './SettingsForm.tsx';

const isSame = (typed: string, name: string): boolean => typed.trim() === name.trim();

/** Deletes a tree after its name was typed again: it cannot be undone. */
function DeleteTree({ tree }: { tree: FamilyTree }) {
  const { id, name, personCount } = tree;
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [remove, { isLoading, error }] = useDeleteTreeMutation();
  const opener = useFocusBack(isAsking);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const confirm = async () => {
    setTried(true);
    if (!isSame(typed, name) || !(await remove({ ref: id, name: typed.trim() })).data) return;
    dispatch(toastRaised({ title: settingsTexts.deleted(name) }));
    await navigate('/tree/all-trees', { replace: true });
  };
  return (
    <Card title={settingsTexts.deleteTitle}>
      <p>{settingsTexts.deleteText(treeTexts.people(personCount), `/tree/${id}/settings/export`)}</p>
      <div>
        <Button ref={opener} variant="danger" onClick={() => setAsking(true)}>
          {settingsTexts.deleteButton}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={settingsTexts.deleteAsk(name)}
        description={settingsTexts.deleteWarning}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{settingsTexts.deleteCancel}</Button>
            <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
              {settingsTexts.deleteConfirm}
            </Button>
          </>
        }
      >
        <TextField
          label={settingsTexts.deleteName}
          hint={name}
          value={typed}
          autoComplete="off"
          touched={isTried}
          error={isSame(typed, name) ? undefined : settingsTexts.deleteMismatch}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error !== undefined && (
          <Notice tone="error" title={settingsTexts.deleteFailed}>
            <p>{describeError(error)}</p>
          </Notice>
        )}
      </Dialog>
    </Card>
  );
}

/** What only the owner of a tree does: its settings, sharing and export, its end. */
export function OwnersSettings({ tree }: { tree: FamilyTree }) {
  return (
    <Stack gap={6}>
      <SettingsForm tree={tree} />
      <Card>
        <SharingPart treeId={tree.id}>
          {(sharing) => (
            <WhoCanSeeForm key={`${sharing.mode} ${sharing.needsSubscription}`} treeId={tree.id} sharing={sharing} />
          )}
        </SharingPart>
      </Card>
      <Card title={settingsTexts.shareTitle}>
        <p>{settingsTexts.shareText}</p>
        <Inline gap={2}>
          <ButtonLink to={chartAddress(tree.familyTreeRef, 'share')}>{settingsTexts.share}</ButtonLink>
          <ButtonLink to={`/tree/${tree.id}/settings/export`}>{settingsTexts.export}</ButtonLink>
        </Inline>
        <Suspense fallback={null}>
          <TreeHeirs treeId={tree.id} intro={settingsTexts.heirs} />
        </Suspense>
      </Card>
      <DeleteTree tree={tree} />
    </Stack>
  );
}
