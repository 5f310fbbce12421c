import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { type Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { groupTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';

type Group = NonNullable<Transcript['group']>;
type Row = Group['members'][number] & { key: string };

function nameCell({ id, name, isThisRecord, isClosed }: Row) {
  if (isClosed) return texts.closed;
  if (isThisRecord) {
    return (
      <>
        {name ?? texts.unnamed} <Badge tone="brand">{texts.thisRecord}</Badge>
      </>
    );
  }
  return id === null ? (
    (name ?? texts.unnamed)
  ) : (
    <TextLink to={transcriptAddress(id)}>{name ?? texts.unnamed}</TextLink>
  );
}

/** The household or event a record belongs to, every person in the order of the source. */
export function GroupTable({ group }: { group: Group }) {
  const rows = group.members.map((member, at) => ({ ...member, key: String(at) }));
  const columns: Column<Row>[] = [
    { id: 'name', header: texts.name, cell: nameCell, isRowHeader: true },
    ...group.columns.map((header, at): Column<Row> => ({
      id: header,
      header,
      cell: ({ values }) => values[at] || '–',
    })),
  ];
  return (
    <DataTable
      caption={group.title}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      currentKey={rows.find(({ isThisRecord }) => isThisRecord)?.key ?? null}
    />
  );
}
