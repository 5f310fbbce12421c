import { formatMoney } from '#domain/billing/core/money.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { dayInWords, momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { OnAct } from './MoneyTables.tsx';
import styles from './staffBilling.module.scss';
import type { Difference, Dispute, Notice } from './staffBillingApi.ts';
import { actTexts, tableTexts as texts } from './texts.ts';
import { TitledTable } from './TitledTable.tsx';

const sideOf = (side: Difference['theirs']): string =>
  side ? `${formatMoney(side.amount)}, ${side.status}` : texts.none;
const ofAccount = (accountId: string | null) =>
  accountId === null ? texts.notKnown : <TextLink to={`/internal/billing/${accountId}`}>{texts.openAccount}</TextLink>;

const differenceColumns = (onAct: OnAct['onAct'], isOfAll: boolean): readonly Column<Difference>[] => [
  {
    id: 'what',
    header: texts.what,
    isRowHeader: true,
    cell: ({ kind, subject }) => `${texts.differenceKinds[kind] ?? kind} (${subject})`,
  },
  { id: 'theirs', header: texts.theirs, cell: ({ theirs }) => sideOf(theirs) },
  { id: 'ours', header: texts.ours, cell: ({ ours }) => sideOf(ours) },
  { id: 'proposal', header: texts.proposal, cell: ({ proposal }) => texts.proposals[proposal] ?? proposal },
  {
    id: 'date',
    header: texts.date,
    narrow: true,
    cell: ({ firstSeenAt }) => <time dateTime={firstSeenAt}>{dayInWords(firstSeenAt)}</time>,
  },
  ...(isOfAll
    ? [
        {
          id: 'account',
          header: texts.account,
          narrow: true,
          cell: ({ accountId }: Difference) => ofAccount(accountId),
        },
      ]
    : []),
  {
    id: 'action',
    header: texts.action,
    narrow: true,
    cell: (difference) => (
      <Button size="sm" onClick={() => onAct({ kind: 'settle', difference })}>
        {actTexts.acts.settle.open}
      </Button>
    ),
  },
];

const disputeColumns = (isOfAll: boolean): readonly Column<Dispute>[] => [
  {
    id: 'date',
    header: texts.date,
    isRowHeader: true,
    narrow: true,
    cell: ({ openedAt }) => <time dateTime={openedAt}>{dayInWords(openedAt)}</time>,
  },
  { id: 'state', header: texts.state, cell: ({ state }) => texts.disputeStates[state] ?? state },
  { id: 'amount', header: texts.amount, align: 'end', narrow: true, cell: ({ amount }) => formatMoney(amount) },
  ...(isOfAll
    ? [{ id: 'account', header: texts.account, narrow: true, cell: ({ accountId }: Dispute) => ofAccount(accountId) }]
    : []),
];

const noticeColumns = (onAct: OnAct['onAct']): readonly Column<Notice>[] => [
  { id: 'what', header: texts.what, isRowHeader: true, cell: ({ type }) => type },
  { id: 'provider', header: texts.provider, cell: ({ objectId }) => <span className={styles.id}>{objectId}</span> },
  {
    id: 'date',
    header: texts.date,
    narrow: true,
    cell: ({ receivedAt }) => <time dateTime={receivedAt}>{momentInWords(receivedAt)}</time>,
  },
  {
    id: 'state',
    header: texts.state,
    cell: ({ handledAt, tries, problem }) =>
      handledAt === null
        ? [texts.waits, ...(tries > 0 ? [texts.tries(tries, problem)] : [])].join(' · ')
        : texts.handled,
  },
  {
    id: 'action',
    header: texts.action,
    narrow: true,
    cell: (notice) => (
      <Button size="sm" onClick={() => onAct({ kind: 'replay', notice })}>
        {actTexts.acts.replay.open}
      </Button>
    ),
  },
];

interface Waiting extends OnAct {
  of: { differences: readonly Difference[]; disputes: readonly Dispute[]; notices: readonly Notice[] };
  /** Of all accounts: each row leads to its own. */
  isOfAll?: boolean;
}

/**
 * What came from the payment provider, and where its books differ from ours. Of all accounts, a table without rows is
 * left out.
 */
export const WaitingTables = ({ of: { differences, disputes, notices }, isOfAll = false, onAct }: Waiting) => (
  <Stack gap={6}>
    {(!isOfAll || differences.length > 0) && (
      <TitledTable
        title={texts.differences}
        columns={differenceColumns(onAct, isOfAll)}
        rows={differences}
        rowKey={({ id }) => id}
        empty={texts.noDifferences}
      />
    )}
    {(!isOfAll || disputes.length > 0) && (
      <TitledTable
        title={texts.disputes}
        columns={disputeColumns(isOfAll)}
        rows={disputes}
        rowKey={({ id }) => id}
        empty={texts.noDisputes}
      />
    )}
    {(!isOfAll || notices.length > 0) && (
      <TitledTable
        title={texts.notices}
        columns={noticeColumns(onAct)}
        rows={notices}
        rowKey={({ processor, id }) => `${processor} ${id}`}
        empty={texts.noNotices}
      />
    )}
  </Stack>
);
