import { ConflictNotice } from '#ui/Notice/ConflictNotice.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import { columnTexts as texts } from '../columnTexts.ts';
import { differences, type ColumnValues } from '../columnValues.ts';
import { useSheetHistoryQuery, type Sheet } from '../deskApi.ts';
import { historyTexts } from '../publishTexts.ts';

interface ColumnsConflictProps {
  sheet: Sheet;
  /** What is typed, for an earlier revision. */
  values: ColumnValues;
  /** The sheet holds another file than the one that the form was filled in for. */
  isOtherFile: boolean;
  onKeep: () => void;
  onTake: () => void;
}

/** Someone else changed the sheet while its columns were pointed at: what they did, and what differs. */
export function ColumnsConflict({ sheet, values, isOtherFile, onKeep, onTake }: ColumnsConflictProps) {
  const { currentData: history } = useSheetHistoryQuery({ id: sheet.id });
  const later = history?.changes.filter(({ revision }) => revision > values.revision) ?? [];
  const differing = differences(values, sheet);
  return (
    <ConflictNotice title={texts.changed} keep={texts.keepMine} take={texts.takeTheirs} onKeep={onKeep} onTake={onTake}>
      {later.map(({ revision, text, by, at }) => (
        <p key={revision}>
          {historyTexts.line(by, momentInWords(at))} {text}
        </p>
      ))}
      {isOtherFile && sheet.file && <p>{texts.otherFile(sheet.file.name)}</p>}
      <p>{differing.length === 0 ? texts.noDifference : texts.changedText}</p>
      {differing.length > 0 && (
        <ul>
          {differing.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </ConflictNotice>
  );
}
