import { monthInWords } from '#domain/kernel/dates/dayInWords.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { csvText } from '#domain/search/export/csvText.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { saveAs } from '#ui/saveAs.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { PartnerDesk, PartnerPeriod } from '../organisationsApi.ts';
import { partnerTexts as texts } from '../partnerTexts.ts';

const monthOf = (month: string): string => monthInWords(new Date(`${month}-01`));

const COLUMNS: readonly Column<PartnerPeriod>[] = [
  {
    id: 'when',
    header: texts.when,
    isRowHeader: true,
    cell: ({ from, to }) => texts.period(monthOf(from), monthOf(to)),
  },
  { id: 'joined', header: texts.joined, align: 'end', cell: ({ joined }) => figure(joined) },
];

/** How many members of a partner organisation joined, as a table and as a CSV file. */
export function JoinedTable({ id, periods }: Pick<PartnerDesk, 'id' | 'periods'>) {
  const save = () =>
    saveAs(
      texts.file(id),
      csvText(
        texts.columns,
        periods.map(({ from, to, joined }) => [from, to, String(joined)]),
      ),
      'text/csv',
    );
  return (
    <Stack gap={3}>
      <h2>{texts.members}</h2>
      <p>{texts.membersText}</p>
      {periods.length === 0 ? (
        <Notice tone="empty" headingLevel={3} title={texts.none.title}>
          <p>{texts.none.text}</p>
        </Notice>
      ) : (
        <>
          <DataTable
            caption={texts.members}
            hideCaption
            stacks="named"
            columns={COLUMNS}
            rows={periods}
            rowKey={({ from }) => from}
          />
          <div>
            <Button onClick={save}>{texts.save}</Button>
          </div>
        </>
      )}
    </Stack>
  );
}
