import { editRecordAddress } from '#services/routing/recordAddresses.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { ChosenChange, ChosenEdits } from '../chosenApi.ts';
import { chosenTexts as texts } from '../chosenTexts.ts';

const COLUMNS: readonly Column<ChosenChange>[] = [
  {
    id: 'record',
    header: texts.record,
    isRowHeader: true,
    cell: ({ record }) => <TextLink to={editRecordAddress(record.id)}>{record.name}</TextLink>,
  },
  { id: 'was', header: texts.was, cell: ({ was }) => was || texts.empty },
  { id: 'to', header: texts.becomes, cell: ({ to }) => to || texts.empty },
];

/** What would change of chosen records, and which stay as they are. */
export function ChosenChanges({ edits }: { edits: ChosenEdits }) {
  const { changes, shown, left, isTooLong } = edits;
  return (
    <Stack gap={4}>
      <h2>{texts.preview}</h2>
      <p role="status">{isTooLong ? texts.tooLong : texts.counts(edits)}</p>
      {shown.length > 0 && (
        <DataTable
          caption={texts.caption(shown.length, changes)}
          stacks="named"
          columns={COLUMNS}
          rows={shown}
          rowKey={({ record }) => record.id}
        />
      )}
      {left.length > 0 && (
        <Notice tone="info" title={texts.leftTitle}>
          <ul>
            {left.map(({ why, count, records }) => (
              <li key={why}>
                {texts.left[why](count)}
                {records.length > 0 && (
                  <ul>
                    {records.map(({ id, name }) => (
                      <li key={id}>
                        <TextLink to={editRecordAddress(id)}>{name}</TextLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  );
}
