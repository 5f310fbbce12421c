import { formatMoney } from '#domain/billing/core/money.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import type { CataloguePlan } from './catalogueApi.ts';
import type { Change } from './changes.ts';
import { catalogueTexts as texts, changeTexts } from './texts.ts';

type OnChange = ((change: Change) => void) | null;

/** The present price of each currency, and under it the one that is planned. */
function Prices({ plan, onChange }: { plan: CataloguePlan; onChange: OnChange }) {
  const shown = plan.prices.filter(({ state }) => state !== 'PAST');
  if (shown.length === 0) return <>{texts.noPrice}</>;
  return (
    <Stack gap={1}>
      {[...shown].reverse().map((price) => {
        const amount = formatMoney(price.amount);
        if (price.state === 'PRESENT') return <span key={price.id}>{amount}</span>;
        return (
          <Inline key={price.id}>
            <span>{texts.fromDate(amount, dayInWords(price.from))}</span>
            {onChange && (
              <Button size="sm" variant="quiet" onClick={() => onChange({ kind: 'drop', plan, price })}>
                {texts.drop(amount)}
              </Button>
            )}
          </Inline>
        );
      })}
    </Stack>
  );
}

const columns = (onChange: OnChange): readonly Column<CataloguePlan>[] => [
  { id: 'term', header: texts.term, isRowHeader: true, narrow: true, cell: ({ months }) => texts.months(months) },
  {
    id: 'sale',
    header: texts.sale,
    narrow: true,
    cell: ({ isOffered }) => (
      <Badge tone={isOffered ? 'success' : 'neutral'}>{isOffered ? texts.onSale : texts.offSale}</Badge>
    ),
  },
  { id: 'prices', header: texts.prices, cell: (plan) => <Prices plan={plan} onChange={onChange} /> },
  { id: 'trial', header: texts.trial, narrow: true, cell: ({ trialDays }) => texts.trialDays(trialDays) },
  { id: 'running', header: texts.running, align: 'end', narrow: true, cell: ({ running }) => running },
  ...(onChange
    ? [
        {
          id: 'action',
          header: texts.action,
          cell: (plan: CataloguePlan) => (
            <Inline>
              <Button size="sm" onClick={() => onChange({ kind: 'price', plan, currency: null })}>
                {changeTexts.changes.price.open}
              </Button>
              <Button size="sm" onClick={() => onChange({ kind: 'plan', plan })}>
                {changeTexts.changes.plan.open}
              </Button>
            </Inline>
          ),
        },
      ]
    : []),
];

/** Offers, each with its terms. @param onChange - null where they are only shown */
export function PlanTables({ plans, onChange }: { plans: readonly CataloguePlan[]; onChange: OnChange }) {
  return (
    <Stack gap={8}>
      {[...new Set(plans.map(({ tier }) => tier))].map((tier) => {
        const terms = plans.filter((plan) => plan.tier === tier);
        const [{ displayName, opens }] = terms as [CataloguePlan, ...CataloguePlan[]];
        return (
          <section key={tier ?? ''}>
            <Stack gap={3}>
              <h2>{displayName}</h2>
              {opens.length > 0 && <p>{texts.opens(opens)}</p>}
              <DataTable
                caption={texts.plansOf(displayName)}
                hideCaption
                columns={columns(onChange)}
                rows={terms}
                rowKey={({ id }) => id}
                stacks="named"
              />
            </Stack>
          </section>
        );
      })}
    </Stack>
  );
}
