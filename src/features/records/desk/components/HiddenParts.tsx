import { Button } from '#ui/Button/Button.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { type SheetFile, useReadSheetFileAgainMutation } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { fileTexts as texts } from '../texts.ts';

interface HiddenPartsProps {
  sheetId: string;
  file: Pick<SheetFile, 'id'>;
  hidden: NonNullable<SheetFile['hidden']>;
}

/** Asks whether what is hidden in a spreadsheet is taken in, and reads it again so. */
export function HiddenParts({ sheetId, file: { id }, hidden: { rows, columns, isLeftOut } }: HiddenPartsProps) {
  const [readAgain, { error, isLoading }] = useReadSheetFileAgainMutation();
  return (
    <>
      <Notice
        tone={isLeftOut ? 'info' : 'warning'}
        title={texts.hidden(rows, columns)}
        actions={
          <Button
            size="sm"
            loading={isLoading}
            onClick={() => void readAgain({ id: sheetId, file: id, leavesHidden: !isLeftOut })}
          >
            {isLeftOut ? texts.takeHidden : texts.leaveHidden}
          </Button>
        }
      >
        <p>{texts.hiddenText[isLeftOut ? 'out' : 'in']}</p>
      </Notice>
      <FormRefusal title={texts.notReadAgain} reason={refusalText(error)} />
    </>
  );
}
