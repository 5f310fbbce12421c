import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';

import { type Catalogue, type CataloguePlan, useCatalogueQuery } from './catalogueApi.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { Change } from './changes.ts';
import { CodesTable } from './CodesTable.tsx';
import { PlanTables } from './PlanTables.tsx';
import { ItemPrices, Packages, TaxRates } from './PricedTables.tsx';
import { catalogueTexts as texts, changeTexts, pricedTexts } from './texts.ts';

type OnChange = (change: Change) => void;

/** Plans or gifts, with a way to add one. */
function Sold({ plans, isGift, onChange }: { plans: readonly CataloguePlan[]; isGift: boolean; onChange: OnChange }) {
  const shown = plans.filter((plan) => plan.isGift === isGift && plan.groupName === null);
  return (
    <Stack gap={6}>
      {shown.length === 0 ? (
        <Notice tone="empty" headingLevel={2} title={texts.nothing.title}>
          {texts.nothing.text}
        </Notice>
      ) : (
        <PlanTables plans={shown} onChange={onChange} />
      )}
      <div>
        <Button onClick={() => onChange({ kind: 'newPlan', isGift })}>{changeTexts.changes.newPlan.open}</Button>
      </div>
    </Stack>
  );
}

/** A table with a way to add to it. */
const Priced = ({ table, button, add }: { table: ReactNode; button: string; add: () => void }) => (
  <Stack gap={6}>
    {table}
    <div>
      <Button onClick={add}>{button}</Button>
    </div>
  </Stack>
);

/** What is sold, part by part; the part is in the address. */
function Parts({ catalogue }: { catalogue: Catalogue }) {
  const [query, setQuery] = useSearchParams();
  const [change, setChange] = useState<Change | null>(null);
  const { plans, promotions, itemPrices, packages, taxRates } = catalogue;
  const given = plans.filter(({ groupName }) => groupName !== null);
  return (
    <>
      <Tabs
        label={texts.parts}
        selected={query.get('part') ?? 'plans'}
        onSelect={(part) => setQuery(part === 'plans' ? {} : { part }, { replace: true })}
        tabs={[
          { id: 'plans', label: texts.tabs.plans, content: <Sold plans={plans} isGift={false} onChange={setChange} /> },
          { id: 'gifts', label: texts.tabs.gifts, content: <Sold plans={plans} isGift onChange={setChange} /> },
          {
            id: 'codes',
            label: texts.tabs.codes,
            content: (
              <Priced
                add={() => setChange({ kind: 'promotion' })}
                button={changeTexts.changes.promotion.open}
                table={<CodesTable promotions={promotions} plans={plans} onChange={setChange} />}
              />
            ),
          },
          {
            id: 'items',
            label: texts.tabs.items,
            content: (
              <Priced
                add={() => setChange({ kind: 'itemPrice', sold: null })}
                button={changeTexts.changes.itemPrice.open}
                table={<ItemPrices caption={pricedTexts.items} prices={itemPrices} onChange={setChange} />}
              />
            ),
          },
          {
            id: 'credits',
            label: texts.tabs.credits,
            content: (
              <Priced
                add={() => setChange({ kind: 'package', sold: null })}
                button={changeTexts.changes.package.open}
                table={<Packages caption={pricedTexts.packages} packages={packages} onChange={setChange} />}
              />
            ),
          },
          {
            id: 'tax',
            label: texts.tabs.tax,
            content: (
              <Priced
                add={() => setChange({ kind: 'taxRate', rate: null })}
                button={changeTexts.changes.taxRate.open}
                table={<TaxRates caption={pricedTexts.taxRates} rates={taxRates} onChange={setChange} />}
              />
            ),
          },
          ...(given.length > 0
            ? [
                {
                  id: 'given',
                  label: texts.tabs.given,
                  content: (
                    <Stack gap={4}>
                      <p>{texts.given}</p>
                      <PlanTables plans={given} onChange={null} />
                    </Stack>
                  ),
                },
              ]
            : []),
        ]}
      />
      {change && <ChangeDialog change={change} catalogue={catalogue} onClose={() => setChange(null)} />}
    </>
  );
}

/** Where staff of billing change what is sold (design D, /internal/catalogue). States: loading, failed, the parts. */
export function Component() {
  const answer = useCatalogueQuery();
  return (
    <StaffPage texts={texts}>
      <Answer of={answer} texts={texts} headingLevel={2} mustBeFresh>
        {(catalogue) => <Parts catalogue={catalogue} />}
      </Answer>
    </StaffPage>
  );
}
