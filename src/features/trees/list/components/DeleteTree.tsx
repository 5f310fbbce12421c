import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { toastRaised } from '#features/kernel/toasts/index.ts';
import { useDeleteTreeMutation, type FamilyTree } from '#features/trees/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { peopleInWords } from '../model/treeWords.ts';

const isSame = (typed: string, name: string): boolean => typed.trim() === name.trim();

/** Deletes a tree after its name was typed again: nothing brings it back. */
export function DeleteTree({ tree }: { tree: FamilyTree }) {
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
    dispatch(toastRaised({ title: `“${name}” is deleted` }));
    await navigate('/tree/all-trees', { replace: true });
  };
  return (
    <Card title="Delete this tree">
      <p>
        Everybody and everything in it goes at once, for all who share it: {peopleInWords(personCount)}, with their sources, pictures and stories. Nothing brings it back; <TextLink to={`/tree/${id}/settings/export`}>download it</TextLink> first.
      </p>
      <div>
        <Button ref={opener} variant="danger" onClick={() => setAsking(true)}>
          Delete this tree
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete “${name}”?`}
        description="This cannot be undone."
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
              Delete for good
            </Button>
          </>
        }
      >
        <TextField
          label="Type the name of the tree"
          hint={name}
          value={typed}
          autoComplete="off"
          touched={isTried}
          error={isSame(typed, name) ? undefined : 'This is not its name.'}
          onChange={(event) => setTyped(event.target.value)}
        />
        {error !== undefined && <Notice tone="error" title="The tree could not be deleted"><p>{describeError(error)}</p></Notice>}
      </Dialog>
    </Card>
  );
}
