import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { RecordEdit } from '../recordEditApi.ts';
import { recordTexts as texts } from '../recordTexts.ts';

interface RecordHistoryProps {
  edits: readonly RecordEdit[];
  /** A change is on its way: another waits. */
  isBusy: boolean;
  onUndo: (field: string) => void;
}

/** What the file said in each cell that was edited, who changed it, when and why. States: none, some. */
export function RecordHistory({ edits, isBusy, onUndo }: RecordHistoryProps) {
  const columns: readonly Column<RecordEdit>[] = [
    {
      id: 'edit',
      header: texts.edit,
      isRowHeader: true,
      cell: ({ label, was, to }) => texts.editOf(label, was, to),
    },
    { id: 'why', header: texts.why, cell: ({ why }) => why ?? texts.nothing },
    { id: 'who', header: texts.who, cell: ({ by }) => by ?? texts.gone },
    { id: 'when', header: texts.when, narrow: true, cell: ({ at }) => <time dateTime={at}>{momentInWords(at)}</time> },
    {
      id: 'actions',
      header: texts.actions,
      narrow: true,
      cell: ({ field, label, was, to, isInForce }) =>
        isInForce ? (
          <Button
            size="sm"
            loading={isBusy}
            aria-label={texts.undoOf(texts.editOf(label, was, to))}
            onClick={() => onUndo(field)}
          >
            {texts.undo}
          </Button>
        ) : (
          texts.nothing
        ),
    },
  ];
  return (
    <Stack gap={3}>
      <h2>{texts.history}</h2>
      {edits.length === 0 ? (
        <p>{texts.noHistory}</p>
      ) : (
        <DataTable
          caption={texts.historyCaption}
          hideCaption
          stacks="named"
          columns={columns}
          rows={edits}
          rowKey={({ revision, field }) => `${revision} ${field}`}
        />
      )}
    </Stack>
  );
}
