import { useNavigate } from 'react-router-dom';

import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';

import { useDeleteSheetMutation, type Sheet } from '../deskApi.ts';
import { historyTexts } from '../publishTexts.ts';
import { refusalText } from '../refusalText.ts';
import { SHEETS_ADDRESS } from '../sheetSteps.ts';

const texts = historyTexts.deleting;

/** Asks once more before a sheet is deleted. */
export function DeleteSheet({ sheet: { id }, onClose }: { sheet: Sheet; onClose: () => void }) {
  const navigate = useNavigate();
  const [remove, { error, isLoading }] = useDeleteSheetMutation();
  const onDelete = async () => {
    const { data } = await remove({ id });
    // One that is gone already is no less gone.
    if (data !== undefined) await navigate(SHEETS_ADDRESS);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      description={texts.description}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="danger" loading={isLoading} onClick={() => void onDelete()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <FormRefusal title={texts.refused} reason={refusalText(error)} />
    </Dialog>
  );
}
