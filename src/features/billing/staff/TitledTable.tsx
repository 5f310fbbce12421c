import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

interface TitledTableProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Said where there are no rows. */
  empty: string;
}

/** A table under its heading; the table is named by a caption that only assistive technology reads. */
export const TitledTable = <Row,>({ title, columns, rows, rowKey, empty }: TitledTableProps<Row>) => (
  <section>
    <Stack gap={3}>
      <h2>{title}</h2>
      <DataTable
        caption={title}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        stacks="named"
        empty={empty}
      />
    </Stack>
  </section>
);
