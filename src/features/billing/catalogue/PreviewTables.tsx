import { formatMoney } from '#domain/billing/core/money.ts';
import { Price } from '#features/billing/core/index.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { dayInWords } from '#ui/readersClock.ts';

import type { CataloguePlan, Preview } from './catalogueApi.ts';
import { ItemPrices, Packages, TaxRates } from './PricedTables.tsx';
import { catalogueTexts, previewTexts as texts } from './texts.ts';

type Offer = Preview['offers'][number];
type Row = Offer['prices'][number] & Pick<Offer, 'displayName' | 'trialDays'>;
type Discounted = Preview['discounted'][number];

const rowsOf = (offers: readonly Offer[]): Row[] =>
  offers.flatMap(({ displayName, trialDays, prices }) => prices.map((price) => ({ ...price, displayName, trialDays })));

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'offer',
    header: texts.offer,
    isRowHeader: true,
    cell: ({ displayName, plan }) => `${displayName}, ${catalogueTexts.months(plan.durationInMonths)}`,
  },
  {
    id: 'price',
    header: texts.price,
    align: 'end',
    narrow: true,
    cell: ({ total, was }) => <Price amount={total} was={was} />,
  },
  { id: 'month', header: texts.perMonth, align: 'end', narrow: true, cell: ({ perMonth }) => formatMoney(perMonth) },
];

const discountColumns = (plans: readonly CataloguePlan[]): readonly Column<Discounted>[] => [
  {
    id: 'offer',
    header: texts.offer,
    isRowHeader: true,
    cell: ({ planId }) => {
      const plan = plans.find(({ id }) => id === planId);
      return plan ? `${plan.displayName}, ${catalogueTexts.months(plan.months)}` : planId;
    },
  },
  { id: 'price', header: texts.price, align: 'end', narrow: true, cell: ({ price }) => formatMoney(price) },
  {
    id: 'total',
    header: texts.withCode,
    align: 'end',
    narrow: true,
    cell: ({ total, trialDays }) => (trialDays === null ? formatMoney(total) : catalogueTexts.trialOf(trialDays)),
  },
];

/** What a preview is about. */
export type PreviewPart = 'plans' | 'gifts' | 'codes' | 'items' | 'credits' | 'tax';

interface PreviewTablesProps {
  preview: Preview;
  plans: readonly CataloguePlan[];
  of: PreviewPart;
}

/** What visitors will be offered once the change is made; with a code, what they pay with it. */
export function PreviewTables({ preview, plans, of }: PreviewTablesProps) {
  const date = dayInWords(preview.at);
  if (of === 'codes')
    return (
      <DataTable
        caption={texts.discounted(date)}
        columns={discountColumns(plans)}
        rows={preview.discounted}
        rowKey={({ planId }) => planId}
        empty={texts.noDiscount}
      />
    );
  if (of === 'items') return <ItemPrices caption={texts.items(date)} prices={preview.itemPrices} onChange={null} />;
  if (of === 'credits') return <Packages caption={texts.packages(date)} packages={preview.packages} onChange={null} />;
  if (of === 'tax') return <TaxRates caption={texts.taxRates(date)} rates={preview.taxRates} onChange={null} />;
  const [caption, offers] =
    of === 'gifts' ? [texts.gifts(date), preview.gifts] : [texts.visitors(date), preview.offers];
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={rowsOf(offers)}
      rowKey={({ priceId }) => priceId}
      empty={texts.nothing}
    />
  );
}
