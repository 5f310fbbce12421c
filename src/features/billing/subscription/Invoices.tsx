import { formatMoney } from '#domain/billing/core/money.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type Invoice, useInvoicesQuery } from './subscriptionApi.ts';
import { subscriptionTexts as texts } from './texts.ts';

const stateOf = ({ kind, state }: Invoice): string =>
  kind === 'CREDIT_NOTE' ? texts.creditNote : (texts.invoiceStates[state as keyof typeof texts.invoiceStates] ?? state);

const COLUMNS: readonly Column<Invoice>[] = [
  {
    id: 'number',
    header: texts.number,
    isRowHeader: true,
    narrow: true,
    cell: ({ number, href }) => (
      <a href={href} download>
        {texts.pdf(number)}
      </a>
    ),
  },
  {
    id: 'date',
    header: texts.date,
    narrow: true,
    cell: ({ issuedAt }) => <time dateTime={issuedAt}>{dayInWords(issuedAt)}</time>,
  },
  { id: 'what', header: texts.what, cell: ({ description }) => description },
  { id: 'state', header: texts.stateColumn, narrow: true, cell: stateOf },
  {
    id: 'amount',
    header: texts.amount,
    align: 'end',
    narrow: true,
    cell: ({ kind, total }) =>
      formatMoney(kind === 'CREDIT_NOTE' ? { ...total, amount: -Math.abs(total.amount) } : total),
  },
];

/**
 * Everything the member was ever charged or paid back, with each invoice as PDF. States: loading, failed, none, a
 * table.
 */
export function Invoices() {
  const answer = useInvoicesQuery();
  return (
    <Stack gap={3}>
      <h2>{texts.invoices}</h2>
      <Answer
        of={answer}
        texts={{ failed: texts.invoicesFailed }}
        waiting={<Spinner label={texts.invoicesLoading} />}
        empty={<p>{texts.noInvoices}</p>}
      >
        {(invoices) => (
          <DataTable
            caption={texts.invoices}
            hideCaption
            columns={COLUMNS}
            rows={invoices}
            rowKey={({ id }) => id}
            density="comfortable"
            stacks="named"
          />
        )}
      </Answer>
    </Stack>
  );
}
