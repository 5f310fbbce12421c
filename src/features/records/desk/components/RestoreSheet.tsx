import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import { useRestoreSheetMutation, type Sheet, type SheetChange } from '../deskApi.ts';
import { historyTexts } from '../publishTexts.ts';
import { refusalText } from '../refusalText.ts';

const texts = historyTexts.restoring;

interface RestoreSheetProps {
  sheet: Sheet;
  change: SheetChange;
  onClose: () => void;
  onDone: () => void;
}

/** Asks once more before a sheet is set back to an earlier state. */
export function RestoreSheet({ sheet: { id, revision }, change, onClose, onDone }: RestoreSheetProps) {
  const [restore, { error, isLoading }] = useRestoreSheetMutation();
  const onRestore = async () => {
    const { data } = await restore({ id, revision, to: change.revision });
    if (!data) return;
    onDone();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.description(change.text, momentInWords(change.at))}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" loading={isLoading} onClick={() => void onRestore()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <FormRefusal title={texts.refused} reason={refusalText(error)} />
    </Dialog>
  );
}
