import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { type Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Transcript } from '../transcriptApi.ts';

type Group = NonNullable<Transcript['group']>;
type Row = Group['members'][number] & { key: string };

function nameCell({ id, name, isThisRecord, isClosed }: Row) {
  if (isClosed) return 'This person’s record is closed';
  if (isThisRecord) {
    return (
      <>
        {name ?? 'Name not recorded'} <Badge tone="brand">This record</Badge>
      </>
    );
  }
  return id === null ? (name ?? 'Name not recorded') : <TextLink to={transcriptAddress(id)}>{name ?? 'Name not recorded'}</TextLink>;
}

/** The household or event a record belongs to, everybody in the order of the source. */
export function GroupTable({ group }: { group: Group }) {
  const rows = group.members.map((member, at) => ({ ...member, key: String(at) }));
  const columns: Column<Row>[] = [
    { id: 'name', header: 'Name', cell: nameCell, isRowHeader: true },
    ...group.columns.map((header, at): Column<Row> => ({ id: header, header, cell: ({ values }) => values[at] || '–' })),
  ];
  return <DataTable caption={group.title} columns={columns} rows={rows} rowKey={({ key }) => key} currentKey={rows.find(({ isThisRecord }) => isThisRecord)?.key ?? null} />;
}
