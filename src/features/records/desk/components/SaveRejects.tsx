import { useState } from 'react';

import { LEFT_OUT_HEADINGS } from '#domain/records/sheets/placeLeftOut.ts';
import { MOST_REJECTED_ROWS } from '#domain/records/sheets/sheetLimits.ts';
import { csvText } from '#domain/search/export/csvText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { saveAs } from '#ui/saveAs.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { headingOf } from '../columnValues.ts';
import { type Sheet, type SheetCheck, useLazySheetRejectedRowsQuery } from '../deskApi.ts';
import { checkTexts as texts } from '../publishTexts.ts';
import { refusalText } from '../refusalText.ts';

interface SaveRejectsProps {
  sheet: Sheet;
  check: Pick<SheetCheck, 'rejected'>;
}

/** Saves the rows that are not taken as a file, for the person who keeps the table. Nothing where there are none. */
export function SaveRejects({ sheet, check: { rejected } }: SaveRejectsProps) {
  const [ask] = useLazySheetRejectedRowsQuery();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  if (rejected === 0) return null;

  /** A few hundred rows at a time: cells may be long. */
  const rowsOfFile = async (): Promise<string[][] | null> => {
    const rows: string[][] = [];
    for (let after = 0; ;) {
      const { data, error: refused } = await ask({ id: sheet.id, after });
      setError(refused);
      if (!data || refused) return null;
      for (const { no, reason, cells } of data.rows)
        rows.push([...sheet.columns.map(({ at }) => cells[at] ?? ''), reason, String(no)]);
      const last = data.rows.at(-1);
      if (!last || !data.hasMore) return rows;
      after = last.no;
    }
  };
  const save = async () => {
    setBusy(true);
    const rows = await rowsOfFile();
    setBusy(false);
    const headings = [...sheet.columns.map(headingOf), ...LEFT_OUT_HEADINGS];
    if (rows) saveAs(texts.rejectsFile(sheet.title), csvText(headings, rows), 'text/csv');
  };
  return (
    <Stack gap={2}>
      <div>
        <Button loading={isBusy} onClick={() => void save()}>
          {texts.saveRejects}
        </Button>
      </div>
      {rejected > MOST_REJECTED_ROWS && <p>{texts.rejectsCut(MOST_REJECTED_ROWS)}</p>}
      <FormRefusal title={texts.rejectsNotSaved} reason={refusalText(error)} />
    </Stack>
  );
}
