import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';

import { correctionsApi } from '../correctionsApi.ts';
import { correctionCardTexts, reviewTexts, undoAllTexts as texts } from '../texts.ts';

/** Undoes everything that one member corrected, after a question. @param id - of any correction by the member. */
export function UndoCorrector({ id, member, onDone }: { id: string; member: string; onDone: () => void }) {
  const dispatch = useDispatch();
  const [isAsking, setAsking] = useState(false);
  const [revert, { isLoading, error }] = correctionsApi.useRevertCorrectorMutation();
  const confirm = async () => {
    const { data } = await revert({ id });
    if (!data) return;
    dispatch(toastRaised({ variant: 'success', title: texts.done(data.revertCorrector) }));
    setAsking(false);
    onDone();
  };
  return (
    <>
      <Button variant="quiet" aria-label={reviewTexts.undoAllOf(member)} onClick={() => setAsking(true)}>
        {reviewTexts.undoAll}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={texts.title(member)}
        description={texts.description}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
            <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
              {texts.confirm}
            </Button>
          </>
        }
      >
        <FormRefusal title={correctionCardTexts.notDone} reason={error ? describeError(error) : null} />
      </Dialog>
    </>
  );
}
