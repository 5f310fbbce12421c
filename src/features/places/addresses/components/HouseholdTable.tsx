import { openToOf } from '#domain/billing/plans/waysToOpen.ts';
import { capitalise } from '#domain/kernel/wording/capitalise.ts';
import { LazyPaywallLine } from '#features/billing/core/index.ts';
import { recordSetAddress, transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { FoundHousehold } from '../addressSearchApi.ts';
import { householdsTexts as texts } from '../texts.ts';
import styles from './lists.module.scss';

/** Who headed a household, and who else belonged to it, for readers who may see them. */
function HouseholdCell({ household: { recordId, head, members, memberCount } }: { household: FoundHousehold }) {
  const others = members?.filter((member) => member.recordId !== recordId) ?? [];
  const known = members?.find((member) => member.recordId === recordId);
  const facts = ({ relationship, age, occupation }: NonNullable<typeof known>) =>
    [relationship, age, occupation].filter((part) => part !== null).join(', ');
  return (
    <>
      <TextLink strong to={transcriptAddress(recordId)}>
        {head ?? texts.unnamed}
      </TextLink>
      {known && facts(known) !== '' && <span className={styles.muted}> {facts(known)}</span>}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{texts.members(others.length)}</summary>
          <ul role="list" aria-label={texts.columns.household} className={styles.members}>
            {others.map((member) => (
              <li key={member.recordId}>
                <TextLink plain to={transcriptAddress(member.recordId)}>
                  {member.name}
                </TextLink>
                <span className={styles.muted}> {facts(member)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {members === null && memberCount > 1 && <div className={styles.muted}>{texts.others(memberCount - 1)}</div>}
    </>
  );
}

/** A certainty and its reason apart: "Possible" and "The record names …". */
function splitReason(reason: string): { label: string; because: string } {
  const [label = '', because = ''] = reason.split(/: (.*)/su);
  return { label, because: capitalise(because) };
}

/** What is said of every household alike; null where they differ, and each needs its own word. */
function sharedReason(households: readonly Pick<FoundHousehold, 'reason'>[]): string | null {
  const reasons = new Set(households.map(({ reason }) => reason));
  const [first] = reasons;
  return reasons.size === 1 && first !== undefined ? first : null;
}

const TONE = { CERTAIN: 'success', PROBABLE: 'info', POSSIBLE: 'neutral' } as const;

/** How sure the address is, and why where it is not certain. */
function certaintyCell({ certainty, reason }: FoundHousehold) {
  const { label, because } = splitReason(reason);
  return (
    <>
      <Badge tone={TONE[certainty]}>{label}</Badge>
      {certainty !== 'CERTAIN' && <div className={styles.muted}>{because}</div>}
    </>
  );
}

/**
 * The households of an address, one row each, by year. How sure an address is has a column where it differs, else a
 * line above, else nothing. A place they share is in the heading of the page.
 */
export function HouseholdTable({ households }: { households: readonly FoundHousehold[] }) {
  const shared = sharedReason(households);
  const closed = households.filter(({ members }) => members === null).map(({ recordSet }) => recordSet.access);
  const isOnePlace = new Set(households.map(({ place }) => place)).size === 1;
  const columns: Column<FoundHousehold>[] = [
    {
      id: 'year',
      header: texts.columns.year,
      narrow: true,
      cell: ({ year }) => <span className={styles.yearOf}>{year ?? texts.yearUnknown}</span>,
    },
    {
      id: 'household',
      header: texts.columns.household,
      isRowHeader: true,
      cell: (household) => <HouseholdCell household={household} />,
    },
    {
      id: 'address',
      header: texts.columns.address,
      cell: ({ address, place }) => [address, isOnePlace ? null : place].filter((part) => part !== null).join(', '),
    },
    ...(shared === null ? [{ id: 'certainty', header: texts.columns.certainty, cell: certaintyCell }] : []),
    {
      id: 'source',
      header: texts.columns.source,
      cell: ({ recordSet, reference }) => (
        <>
          <TextLink to={recordSetAddress(recordSet.id)}>{recordSet.name}</TextLink>
          {reference !== null && <div className={styles.muted}>{reference}</div>}
        </>
      ),
    },
  ];
  return (
    <>
      {shared !== null && households[0]?.certainty !== 'CERTAIN' && <p className={styles.muted}>{shared}</p>}
      {closed.length > 0 && (
        <p className={styles.closed}>
          <LazyPaywallLine what="households" openTo={openToOf(closed)} />
        </p>
      )}
      <DataTable
        caption={texts.table}
        hideCaption
        stacks="led"
        density="comfortable"
        columns={columns}
        rows={households}
        rowKey={({ recordId }) => recordId}
      />
    </>
  );
}
