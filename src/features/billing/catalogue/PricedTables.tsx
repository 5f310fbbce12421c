import { formatMoney, BASIS_POINTS } from '#domain/billing/core/money.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';

import type { CreditPackage, ItemPrice, TaxRate } from './catalogueApi.ts';
import type { Change } from './changes.ts';
import { catalogueTexts, changeTexts, pricedTexts as texts } from './texts.ts';

/** Null where it is only shown. */
type OnChange = ((change: Change) => void) | null;

interface Dated {
  from: string;
  until?: string | null;
  state: string;
}

/** Whether it holds now; when it starts or ends, where that is known. */
const when = ({ from, until = null, state }: Dated) =>
  state === 'PLANNED' ? (
    <Badge tone="info">{texts.starts(dayInWords(from))}</Badge>
  ) : until === null ? (
    <Badge tone="success">{texts.present}</Badge>
  ) : (
    <Badge tone="neutral">{texts.ends(dayInWords(until))}</Badge>
  );

/**
 * Buttons of a row; what is only planned can be dropped and not changed.
 * @param canEnd - false where what holds now ends only as another starts
 */
function action<Row extends Dated>(
  onChange: OnChange,
  change: (row: Row) => Change,
  end: (row: Row) => Change,
  canEnd = true,
): Column<Row>[] {
  if (!onChange) return [];
  return [
    {
      id: 'action',
      header: catalogueTexts.action,
      narrow: !canEnd,
      cell: (row) => (
        <Inline>
          {row.state !== 'PLANNED' && (
            <Button size="sm" onClick={() => onChange(change(row))}>
              {texts.change}
            </Button>
          )}
          {(canEnd || row.state === 'PLANNED') && (
            <Button size="sm" onClick={() => onChange(end(row))}>
              {row.state === 'PLANNED' ? changeTexts.changes.drop.open : texts.end}
            </Button>
          )}
        </Inline>
      ),
    },
  ];
}

/** What single records cost, by kind. */
export function ItemPrices({
  caption,
  prices,
  onChange,
}: {
  caption: string;
  prices: readonly ItemPrice[];
  onChange: OnChange;
}) {
  const columns: readonly Column<ItemPrice>[] = [
    { id: 'type', header: texts.type, isRowHeader: true, narrow: true, cell: ({ type }) => texts.types[type] ?? type },
    {
      id: 'set',
      header: texts.recordSet,
      cell: ({ recordSet, recordSetId }) => recordSet ?? recordSetId ?? texts.everywhere,
    },
    { id: 'price', header: texts.price, align: 'end', narrow: true, cell: ({ price }) => formatMoney(price) },
    { id: 'credits', header: texts.credits, align: 'end', narrow: true, cell: ({ credits }) => credits },
    { id: 'when', header: texts.when, narrow: true, cell: when },
    ...action<ItemPrice>(
      onChange,
      (sold) => ({ kind: 'itemPrice', sold }),
      (sold) => ({ kind: 'endItem', sold }),
    ),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={prices}
      rowKey={({ id }) => id}
      stacks="named"
      empty={texts.noItems}
    />
  );
}

/** Packages of credits. */
export function Packages({
  caption,
  packages,
  onChange,
}: {
  caption: string;
  packages: readonly CreditPackage[];
  onChange: OnChange;
}) {
  const columns: readonly Column<CreditPackage>[] = [
    {
      id: 'credits',
      header: texts.package,
      isRowHeader: true,
      narrow: true,
      cell: ({ credits }) => texts.creditsOf(credits),
    },
    { id: 'price', header: texts.price, align: 'end', narrow: true, cell: ({ price }) => formatMoney(price) },
    { id: 'when', header: texts.when, narrow: true, cell: when },
    ...action<CreditPackage>(
      onChange,
      (sold) => ({ kind: 'package', sold }),
      (sold) => ({ kind: 'endPackage', sold }),
    ),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={packages}
      rowKey={({ id }) => id}
      stacks="named"
      empty={texts.noPackages}
    />
  );
}

/** Rates of tax by country. */
export function TaxRates({
  caption,
  rates,
  onChange,
}: {
  caption: string;
  rates: readonly TaxRate[];
  onChange: OnChange;
}) {
  const columns: readonly Column<TaxRate>[] = [
    { id: 'country', header: texts.country, isRowHeader: true, cell: ({ name }) => name },
    {
      id: 'rate',
      header: texts.rateColumn,
      align: 'end',
      narrow: true,
      cell: ({ basisPoints }) => catalogueTexts.percent(basisPoints / BASIS_POINTS),
    },
    {
      id: 'when',
      header: texts.when,
      narrow: true,
      cell: ({ from, state }) =>
        state === 'PLANNED' ? when({ from, state }) : texts.since(dayInWords(`${from}T12:00:00Z`)),
    },
    ...action<TaxRate>(
      onChange,
      (rate) => ({ kind: 'taxRate', rate }),
      (rate) => ({ kind: 'dropRate', rate }),
      false,
    ),
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rates}
      rowKey={({ country, from }) => `${country} ${from}`}
      stacks="named"
      empty={texts.noRates}
    />
  );
}
