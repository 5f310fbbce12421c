import { useDispatch } from 'react-redux';

import { formatMoney } from '#domain/billing/core/money.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { dayInWords, momentInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import type { Act } from './acts.ts';
import { saveInvoice } from './saveInvoice.ts';
import styles from './staffBilling.module.scss';
import type { Account } from './staffBillingApi.ts';
import { actTexts, tableTexts as texts } from './texts.ts';
import { TitledTable } from './TitledTable.tsx';

/** The number of an invoice; a press saves it as PDF. */
function InvoiceFile(invoice: { number: string; href: string }) {
  const dispatch = useDispatch();
  const save = async () => {
    if (!(await saveInvoice(invoice))) dispatch(messageShown(texts.notSaved));
  };
  return (
    <Button size="sm" variant="quiet" onClick={() => void save()}>
      {texts.pdf(invoice.number)}
    </Button>
  );
}

/** What a press on a row starts. */
export interface OnAct {
  onAct: (act: Act) => void;
}

type Payment = Account['payments'][number];
type Invoice = Account['invoices'][number];

/** A payment's state; why it failed, and which attempt it was, where that matters. */
const stateOf = ({ state, failureCode, attempt, isDisputed }: Payment): string =>
  [
    texts.paymentStates[state] ?? state,
    isDisputed ? texts.held : null,
    failureCode,
    attempt > 1 ? texts.attempt(attempt) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');

const paymentColumns = (onAct: OnAct['onAct']): readonly Column<Payment>[] => [
  {
    id: 'date',
    header: texts.date,
    isRowHeader: true,
    narrow: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{momentInWords(createdAt)}</time>,
  },
  { id: 'amount', header: texts.amount, align: 'end', narrow: true, cell: ({ amount }) => formatMoney(amount) },
  { id: 'state', header: texts.state, cell: stateOf },
  {
    id: 'refunded',
    header: texts.refunded,
    align: 'end',
    narrow: true,
    cell: ({ refunded }) => (refunded.amount === 0 ? texts.none : formatMoney(refunded)),
  },
  { id: 'invoice', header: texts.invoice, narrow: true, cell: ({ invoiceNumber }) => invoiceNumber ?? texts.none },
  {
    id: 'provider',
    header: texts.provider,
    cell: ({ processorId, reference }) => <span className={styles.id}>{reference ?? processorId ?? texts.none}</span>,
  },
  {
    id: 'action',
    header: texts.action,
    narrow: true,
    cell: (payment) =>
      payment.refundable.amount > 0 ? (
        <Button size="sm" onClick={() => onAct({ kind: 'refund', payment })}>
          {actTexts.acts.refund.open}
        </Button>
      ) : (
        texts.none
      ),
  },
];

const invoiceColumns = (onAct: OnAct['onAct']): readonly Column<Invoice>[] => [
  {
    id: 'number',
    header: texts.number,
    isRowHeader: true,
    narrow: true,
    cell: ({ number, href }) => <InvoiceFile number={number} href={href} />,
  },
  { id: 'kind', header: texts.kind, narrow: true, cell: ({ kind }) => texts.kinds[kind] ?? kind },
  {
    id: 'date',
    header: texts.date,
    narrow: true,
    cell: ({ issuedAt }) => <time dateTime={issuedAt}>{dayInWords(issuedAt)}</time>,
  },
  { id: 'what', header: texts.what, cell: ({ description }) => description },
  { id: 'state', header: texts.state, narrow: true, cell: ({ state }) => texts.invoiceStates[state] ?? state },
  { id: 'amount', header: texts.amount, align: 'end', narrow: true, cell: ({ total }) => formatMoney(total) },
  {
    id: 'action',
    header: texts.action,
    narrow: true,
    cell: (invoice) => (
      <Inline gap={2}>
        <Button size="sm" onClick={() => onAct({ kind: 'invoice', invoice })}>
          {actTexts.acts.invoice.open}
        </Button>
        {invoice.kind === 'INVOICE' && invoice.state === 'OPEN' && (
          <Button size="sm" onClick={() => onAct({ kind: 'void', invoice })}>
            {actTexts.acts.void.open}
          </Button>
        )}
      </Inline>
    ),
  },
];

/** Payments and their invoices. */
export const MoneyTables = ({ account: { payments, invoices }, onAct }: { account: Account } & OnAct) => (
  <Stack gap={6}>
    <TitledTable
      title={texts.payments}
      columns={paymentColumns(onAct)}
      rows={payments}
      rowKey={({ id }) => id}
      empty={texts.noPayments}
    />
    <TitledTable
      title={texts.invoices}
      columns={invoiceColumns(onAct)}
      rows={invoices}
      rowKey={({ id }) => id}
      empty={texts.noInvoices}
    />
  </Stack>
);
