import { useState } from 'react';

import { SHARE_MODES } from '#domain/trees/sharing/shareMode.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useChangeTreeSharingMutation, type TreeSharing } from '../treeSharingApi.ts';

const NAMES = { private: 'PRIVATE', shared: 'SHARED', public: 'PUBLIC', 'public-shared': 'PUBLIC_SHARED' } as const;
const OPTIONS = SHARE_MODES.map(({ mode, label, meaning }) => ({ value: NAMES[mode], label, hint: meaning }));

const peopleIn = (count: number) => (count === 1 ? 'one person' : `${count} people`);

/** Whom the tree is open to. Making it private asks first where that takes something from somebody. */
export function ModeForm({ treeId, sharing }: { treeId: string; sharing: TreeSharing }) {
  const [mode, setMode] = useState(sharing.mode);
  const [isPaid, setPaid] = useState(sharing.needsSubscription);
  const [isExported, setExported] = useState(sharing.readersMayExport);
  const [isAsking, setAsking] = useState(false);
  const [change, { isLoading, error, isSuccess }] = useChangeTreeSharingMutation();
  const isPublic = mode === 'PUBLIC' || mode === 'PUBLIC_SHARED';
  const isPrivate = mode === 'PRIVATE';
  const isChanged = mode !== sharing.mode || (isPublic && isPaid !== sharing.needsSubscription) || (!isPrivate && isExported !== sharing.readersMayExport);
  const taken = sharing.members.length + sharing.invitations.length;
  const save = () => {
    setAsking(false);
    void change({ ref: treeId, mode, needsSubscription: isPublic && isPaid, readersMayExport: !isPrivate && isExported });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isPrivate && taken > 0) setAsking(true);
        else save();
      }}
    >
      <Stack gap={4}>
        <RadioGroup name="share-mode" label="Who can see this tree" options={OPTIONS} value={mode} onChange={setMode} />
        {isPublic && <CheckboxField label="Only subscribers see more than a preview" hint="Everybody sees the first person with two generations. Whoever has your share link sees all of it." checked={isPaid} onChange={(event) => setPaid(event.target.checked)} />}
        {!isPrivate && <CheckboxField label="Whoever may look may also download the tree" hint="As a GEDCOM file, without the people and facts that are hidden from them. You and your editors always can." checked={isExported} onChange={(event) => setExported(event.target.checked)} />}
        {error !== undefined && <p role="alert">{describeError(error)}</p>}
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={isLoading} disabled={!isChanged}>
            Save
          </Button>
          <span role="status">{isSuccess && !isChanged && 'Saved.'}</span>
        </Inline>
      </Stack>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Make this tree private?"
        description={`This takes the tree from ${peopleIn(sharing.members.length)} and ends ${sharing.invitations.length === 1 ? 'one invitation' : `${sharing.invitations.length} invitations`}.`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Leave it</Button>
            <Button variant="primary" onClick={save}>
              Make it private
            </Button>
          </>
        }
      />
    </form>
  );
}
