import { Fragment } from 'react';

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { type Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Reading } from '#ui/Reading/Reading.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { groupTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import { PhoneFold } from './FoldCard.tsx';
import styles from './HouseholdGroup.module.scss';

type Group = NonNullable<Transcript['group']>;
type Member = Group['members'][number];

/** A household is read at a glance; an institution is not. */
const FIRST = 8;

/** What a closed or unnamed person is called, else the name as it could be read. */
function nameOf({ name, isClosed }: Member, notation: string) {
  if (isClosed) return texts.closed;
  return name === null ? texts.unnamed : <Reading text={name} notation={notation} />;
}

function Line({ member, notation }: { member: Member; notation: string }) {
  const { id, isThisRecord, isClosed, values } = member;
  const facts = values.filter((value) => value !== '');
  return (
    <li aria-current={isThisRecord || undefined} className={styles.line}>
      <span className={styles.name}>
        {isClosed || id === null || isThisRecord ? (
          nameOf(member, notation)
        ) : (
          <TextLink to={transcriptAddress(id)}>{nameOf(member, notation)}</TextLink>
        )}
        {isThisRecord && <Badge tone="brand">{texts.thisRecord}</Badge>}
      </span>
      {facts.length > 0 && (
        <span className={styles.facts}>
          {facts.map((fact, at) => (
            <Fragment key={at}>
              {at > 0 && ' · '}
              <Reading text={fact} notation={notation} />
            </Fragment>
          ))}
        </span>
      )}
    </li>
  );
}

const listOf = (members: readonly Member[], start: number, notation: string) => (
  <ol start={start} role="list" className={styles.list}>
    {members.map((member, at) => (
      <Line key={member.id ?? String(start + at)} member={member} notation={notation} />
    ))}
  </ol>
);

interface GroupProps {
  group: Group;
  /** How the transcribers of the set mark what they could not read. */
  notation: string;
}

/**
 * The household or event of a record on a narrow screen: a line or two for each person, none of them scrolled sideways.
 */
export function GroupList({ group: { title, members }, notation }: GroupProps) {
  const more = members.slice(FIRST);
  return (
    <section aria-label={title} className={styles.group}>
      <h2>{title}</h2>
      {listOf(members.slice(0, FIRST), 1, notation)}
      {more.length > 0 && (
        <PhoneFold title={texts.more(more.length)} isOpenAtFirst={more.some(({ isThisRecord }) => isThisRecord)}>
          {listOf(more, FIRST + 1, notation)}
        </PhoneFold>
      )}
    </section>
  );
}

type Row = Group['members'][number] & { key: string };

function nameCell(member: Row, notation: string) {
  const { id, isThisRecord, isClosed } = member;
  const name = nameOf(member, notation);
  if (isClosed) return name;
  if (isThisRecord) {
    return (
      <>
        {name} <Badge tone="brand">{texts.thisRecord}</Badge>
      </>
    );
  }
  return id === null ? name : <TextLink to={transcriptAddress(id)}>{name}</TextLink>;
}

/** The household or event a record belongs to, every person in the order of the source. */
export function GroupTable({ group, notation }: GroupProps) {
  const rows = group.members.map((member, at) => ({ ...member, key: String(at) }));
  const columns: Column<Row>[] = [
    { id: 'name', header: texts.name, cell: (row) => nameCell(row, notation), isRowHeader: true },
    ...group.columns.map((header, at): Column<Row> => ({
      id: header,
      header,
      cell: ({ values }) => (values[at] ? <Reading text={values[at]} notation={notation} /> : '–'),
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
