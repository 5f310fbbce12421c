import { countryName } from '#domain/billing/core/country.ts';
import { formatMoney, BASIS_POINTS } from '#domain/billing/core/money.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { dayInWords, momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './staffBilling.module.scss';
import type { Account } from './staffBillingApi.ts';
import { tableTexts as texts } from './texts.ts';
import { TitledTable } from './TitledTable.tsx';

type Entry = Account['ledger'][number];
type Signs = Account['countrySigns'][number];

const LEDGER: readonly Column<Entry>[] = [
  {
    id: 'date',
    header: texts.date,
    isRowHeader: true,
    narrow: true,
    cell: ({ bookedAt }) => <time dateTime={bookedAt}>{momentInWords(bookedAt)}</time>,
  },
  {
    id: 'cause',
    header: texts.cause,
    cell: ({ cause, causeId }) => (
      <span className={styles.id}>
        {cause} {causeId}
      </span>
    ),
  },
  { id: 'against', header: texts.against, cell: ({ against }) => against.join(', ') },
  { id: 'amount', header: texts.amount, align: 'end', narrow: true, cell: ({ amount }) => formatMoney(amount) },
  { id: 'balance', header: texts.balance, align: 'end', narrow: true, cell: ({ balance }) => formatMoney(balance) },
];

const countryInWords = (country: string | null): string =>
  country === null ? texts.notKnown : (countryName(country) ?? country);
const taxInWords = ({ tax, taxRate }: Signs): string =>
  taxRate === null ? texts.none : texts.taxAt(formatMoney(tax), `${taxRate / BASIS_POINTS}%`);

const SIGNS: readonly Column<Signs>[] = [
  { id: 'number', header: texts.number, isRowHeader: true, narrow: true, cell: ({ number }) => number },
  {
    id: 'date',
    header: texts.date,
    narrow: true,
    cell: ({ issuedAt }) => <time dateTime={issuedAt}>{dayInWords(issuedAt)}</time>,
  },
  { id: 'stated', header: texts.stated, cell: ({ stated }) => countryInWords(stated) },
  { id: 'card', header: texts.card, cell: ({ card }) => countryInWords(card) },
  {
    id: 'sign',
    header: texts.sign,
    narrow: true,
    cell: ({ agree }) => (agree === null ? texts.oneSign : agree ? texts.signsAgree : texts.signsDiffer),
  },
  { id: 'country', header: texts.taxCountry, cell: ({ country }) => countryInWords(country) },
  { id: 'tax', header: texts.tax, align: 'end', narrow: true, cell: taxInWords },
];

/** What the books say of the member, with what they owed after each entry, and what shows whose tax was theirs. */
export const BookTables = ({ account: { ledger, countrySigns } }: { account: Account }) => (
  <Stack gap={6}>
    <TitledTable title={texts.ledger} columns={LEDGER} rows={ledger} rowKey={({ id }) => id} empty={texts.noLedger} />
    <TitledTable
      title={texts.signs}
      columns={SIGNS}
      rows={countrySigns}
      rowKey={({ invoiceId }) => invoiceId}
      empty={texts.noSigns}
    />
  </Stack>
);
