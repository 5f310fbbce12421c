import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import type { SheetChange } from '../deskApi.ts';
import { historyTexts as texts } from '../publishTexts.ts';

interface ChangeTableProps {
  changes: readonly SheetChange[];
  /** The revision that the sheet has now. */
  present: number;
  onRestore: (change: SheetChange) => void;
}

/** Changes of a sheet; each can be gone back to while its file is kept. */
export function ChangeTable({ changes, present, onRestore }: ChangeTableProps) {
  const columns: readonly Column<SheetChange>[] = [
    { id: 'change', header: texts.change, isRowHeader: true, cell: ({ text }) => text },
    { id: 'who', header: texts.who, cell: ({ by }) => by ?? texts.gone },
    {
      id: 'when',
      header: texts.when,
      narrow: true,
      cell: ({ at }) => <time dateTime={at}>{momentInWords(at)}</time>,
    },
    {
      id: 'actions',
      header: texts.actions,
      narrow: true,
      cell: (change) =>
        change.revision === present ? (
          <Badge>{texts.current}</Badge>
        ) : !change.isFileKept ? (
          texts.fileGone
        ) : (
          <Button size="sm" aria-label={texts.restoreOf(change.text)} onClick={() => onRestore(change)}>
            {texts.restore}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      caption={texts.changesCaption}
      hideCaption
      stacks="named"
      columns={columns}
      rows={changes}
      rowKey={({ revision }) => String(revision)}
      currentKey={String(present)}
    />
  );
}
