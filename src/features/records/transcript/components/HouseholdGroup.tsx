import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { type Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { groupTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import { PhoneFold } from './FoldCard.tsx';
import styles from './HouseholdGroup.module.scss';

type Group = NonNullable<Transcript['group']>;
type Member = Group['members'][number];

/** A household is read at a glance; an institution is not. */
const FIRST = 8;

function Line({ member: { id, name, isThisRecord, isClosed, values } }: { member: Member }) {
  const facts = values.filter((value) => value !== '').join(' · ');
  return (
    <li aria-current={isThisRecord || undefined} className={styles.line}>
      <span className={styles.name}>
        {isClosed ? (
          texts.closed
        ) : id === null || isThisRecord ? (
          (name ?? texts.unnamed)
        ) : (
          <TextLink to={transcriptAddress(id)}>{name ?? texts.unnamed}</TextLink>
        )}
        {isThisRecord && <Badge tone="brand">{texts.thisRecord}</Badge>}
      </span>
      {facts !== '' && <span className={styles.facts}>{facts}</span>}
    </li>
  );
}

const listOf = (members: readonly Member[], start: number) => (
  <ol start={start} role="list" className={styles.list}>
    {members.map((member, at) => (
      <Line key={member.id ?? String(start + at)} member={member} />
    ))}
  </ol>
);

/**
 * The household or event of a record on a narrow screen: a line or two for each person, none of them scrolled sideways.
 */
export function GroupList({ group: { title, members } }: { group: Group }) {
  const more = members.slice(FIRST);
  return (
    <section aria-label={title} className={styles.group}>
      <h2>{title}</h2>
      {listOf(members.slice(0, FIRST), 1)}
      {more.length > 0 && (
        <PhoneFold title={texts.more(more.length)} isOpenAtFirst={more.some(({ isThisRecord }) => isThisRecord)}>
          {listOf(more, FIRST + 1)}
        </PhoneFold>
      )}
    </section>
  );
}

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
