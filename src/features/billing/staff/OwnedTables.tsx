import { formatMoney } from '#domain/billing/core/money.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { dayInWords, momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { OnAct } from './MoneyTables.tsx';
import type { Account } from './staffBillingApi.ts';
import { actTexts, tableTexts as texts } from './texts.ts';
import { TitledTable } from './TitledTable.tsx';

type Subscription = Account['subscriptions'][number];
type AppPurchase = Account['appPurchases'][number];
type Gift = Account['gifts'][number];
type Purchase = Account['purchases'][number];
type Voucher = Account['voucherUses'][number];
type Done = Account['acts'][number];

const day = (at: string | null) => (at === null ? texts.none : <time dateTime={at}>{dayInWords(at)}</time>);

const SUBSCRIPTIONS: readonly Column<Subscription>[] = [
  { id: 'plan', header: texts.plan, isRowHeader: true, cell: ({ plan }) => plan },
  { id: 'state', header: texts.state, cell: ({ phase }) => texts.phases[phase] ?? phase },
  { id: 'until', header: texts.until, narrow: true, cell: ({ periodEnd }) => day(periodEnd) },
  { id: 'renews', header: texts.renews, narrow: true, cell: ({ renews }) => (renews ? texts.renews : texts.ends) },
  {
    id: 'next',
    header: texts.next,
    narrow: true,
    cell: ({ nextActionAt }) =>
      nextActionAt === null ? texts.nothingNext : <time dateTime={nextActionAt}>{momentInWords(nextActionAt)}</time>,
  },
];

const APP_PURCHASES: readonly Column<AppPurchase>[] = [
  { id: 'product', header: texts.product, isRowHeader: true, cell: ({ productId }) => productId },
  { id: 'store', header: texts.store, narrow: true, cell: ({ store }) => texts.stores[store] },
  { id: 'plan', header: texts.plan, cell: ({ plan }) => plan ?? texts.none },
  { id: 'state', header: texts.state, cell: ({ phase }) => texts.storePhases[phase] },
  { id: 'until', header: texts.until, narrow: true, cell: ({ endsAt }) => day(endsAt) },
  {
    id: 'heard',
    header: texts.saidAt,
    narrow: true,
    cell: ({ saidAt }) => (saidAt === null ? texts.none : <time dateTime={saidAt}>{momentInWords(saidAt)}</time>),
  },
];

const giftColumns = (onAct: OnAct['onAct']): readonly Column<Gift>[] => [
  { id: 'plan', header: texts.plan, isRowHeader: true, cell: ({ plan }) => plan },
  { id: 'state', header: texts.state, cell: ({ state }) => texts.giftStates[state] ?? state },
  { id: 'date', header: texts.date, narrow: true, cell: ({ createdAt }) => day(createdAt) },
  { id: 'until', header: texts.until, narrow: true, cell: ({ endsAt, redeemedAt }) => day(redeemedAt ?? endsAt) },
  {
    id: 'action',
    header: texts.action,
    narrow: true,
    cell: ({ id, state, delivery }) =>
      state === 'READY' && delivery === 'EMAIL' ? (
        <Button size="sm" onClick={() => onAct({ kind: 'gift', giftId: id })}>
          {actTexts.acts.gift.open}
        </Button>
      ) : (
        texts.none
      ),
  },
];

const VOUCHERS: readonly Column<Voucher>[] = [
  { id: 'organisation', header: texts.organisation, isRowHeader: true, cell: ({ organisation }) => organisation },
  { id: 'plan', header: texts.plan, cell: ({ plan }) => plan },
  { id: 'date', header: texts.date, narrow: true, cell: ({ usedAt }) => day(usedAt) },
];

const PURCHASES: readonly Column<Purchase>[] = [
  { id: 'record', header: texts.record, isRowHeader: true, cell: ({ recordId }) => recordId },
  { id: 'kind', header: texts.kind, narrow: true, cell: ({ type }) => type.toLowerCase() },
  {
    id: 'price',
    header: texts.price,
    align: 'end',
    narrow: true,
    cell: ({ price, credits }) => (price ? formatMoney(price) : texts.creditsOf(credits ?? 0)),
  },
  { id: 'date', header: texts.date, narrow: true, cell: ({ boughtAt }) => day(boughtAt) },
];

const ACTS: readonly Column<Done>[] = [
  {
    id: 'what',
    header: texts.what,
    isRowHeader: true,
    cell: ({ kind, subject }) => [texts.actKinds[kind] ?? kind, subject].filter((part) => part !== null).join(' · '),
  },
  { id: 'date', header: texts.date, narrow: true, cell: ({ at }) => <time dateTime={at}>{momentInWords(at)}</time> },
  {
    id: 'amount',
    header: texts.amount,
    align: 'end',
    narrow: true,
    cell: ({ amount, quantity }) => (amount ? formatMoney(amount) : (quantity ?? texts.none)),
  },
  { id: 'reason', header: texts.reason, cell: ({ reason }) => reason ?? texts.none },
];

/** What the member has: subscriptions, gifts, codes and single records. */
export const OwnedTables = ({
  account: { subscriptions, appPurchases, gifts, voucherUses, purchases },
  onAct,
}: { account: Account } & OnAct) => (
  <Stack gap={6}>
    <TitledTable
      title={texts.subscriptions}
      columns={SUBSCRIPTIONS}
      rows={subscriptions}
      rowKey={({ id }) => id}
      empty={texts.noSubscriptions}
    />
    <TitledTable
      title={texts.appPurchases}
      columns={APP_PURCHASES}
      rows={appPurchases}
      rowKey={({ id }) => id}
      empty={texts.noAppPurchases}
    />
    <TitledTable
      title={texts.gifts}
      columns={giftColumns(onAct)}
      rows={gifts}
      rowKey={({ id }) => id}
      empty={texts.noGifts}
    />
    <TitledTable
      title={texts.vouchers}
      columns={VOUCHERS}
      rows={voucherUses}
      rowKey={({ organisation, usedAt }) => `${organisation} ${usedAt}`}
      empty={texts.noVouchers}
    />
    <TitledTable
      title={texts.purchases}
      columns={PURCHASES}
      rows={purchases}
      rowKey={({ recordId, type }) => `${recordId}:${type}`}
      empty={texts.noPurchases}
    />
  </Stack>
);

/** What staff did, in the words of the member. */
export const ActsTable = ({ account: { acts } }: { account: Account }) => (
  <TitledTable title={texts.acts} columns={ACTS} rows={acts} rowKey={({ id }) => id} empty={texts.noActs} />
);
