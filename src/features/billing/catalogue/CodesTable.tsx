import { formatMoney, BASIS_POINTS } from '#domain/billing/core/money.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { dayInWords } from '#ui/readersClock.ts';

import type { CataloguePlan, Promotion } from './catalogueApi.ts';
import type { Change } from './changes.ts';
import { catalogueTexts as texts, changeTexts } from './texts.ts';

const TONES = { PLANNED: 'info', RUNNING: 'success', OVER: 'neutral' } as const;
const toneOf = (state: string) => (state === 'PLANNED' || state === 'RUNNING' ? TONES[state] : TONES.OVER);

function giftOf({ percentBasisPoints, amount, trialDays, renewals }: Promotion): string {
  if (trialDays !== null) return texts.trialOf(trialDays);
  const off =
    percentBasisPoints === null
      ? amount
        ? texts.amountOff(formatMoney(amount))
        : ''
      : texts.percentOff(percentBasisPoints / BASIS_POINTS);
  return renewals === 0 ? off : texts.renewalsToo(off, renewals);
}

const planOf = (plans: readonly CataloguePlan[], planIds: readonly string[]): string =>
  planIds.length === 0
    ? changeTexts.allPlans
    : planIds
        .map((id) => plans.find((plan) => plan.id === id))
        .flatMap((plan) => (plan ? [`${plan.displayName}, ${texts.months(plan.months)}`] : []))
        .join('; ');

interface CodesTableProps {
  promotions: readonly Promotion[];
  plans: readonly CataloguePlan[];
  onChange: (change: Change) => void;
}

/** Promotion codes with what they give, for which plans, and how often they were used. */
export function CodesTable({ promotions, plans, onChange }: CodesTableProps) {
  const columns: readonly Column<Promotion>[] = [
    { id: 'code', header: texts.code, isRowHeader: true, narrow: true, cell: ({ code }) => code },
    { id: 'label', header: texts.label, cell: ({ label }) => <bdi>{label}</bdi> },
    { id: 'off', header: texts.off, cell: giftOf },
    { id: 'plan', header: changeTexts.plan, cell: ({ planIds }) => planOf(plans, planIds) },
    {
      id: 'dates',
      header: texts.dates,
      cell: ({ from, until }) => texts.span(dayInWords(from), until && dayInWords(until)),
    },
    {
      id: 'uses',
      header: texts.uses,
      align: 'end',
      narrow: true,
      cell: ({ uses, mostUses }) => texts.usesOf(uses, mostUses),
    },
    {
      id: 'state',
      header: texts.state,
      narrow: true,
      cell: ({ state }) => <Badge tone={toneOf(state)}>{texts.states[state] ?? state}</Badge>,
    },
    {
      id: 'action',
      header: texts.action,
      narrow: true,
      cell: (promotion) =>
        promotion.state !== 'OVER' && (
          <Button size="sm" onClick={() => onChange({ kind: 'end', promotion })}>
            {changeTexts.changes.end.open}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      caption={texts.codes}
      columns={columns}
      rows={promotions}
      rowKey={({ code }) => code}
      stacks="named"
      empty={texts.noCodes}
    />
  );
}
