import { formatMoney } from '#domain/billing/core/money.ts';
import { dayInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type BillingAct, useBillingActsQuery } from './subscriptionApi.ts';
import { subscriptionTexts as texts } from './texts.ts';

function actInWords({ kind, amount, quantity, subject }: BillingAct): string {
  const { actKinds } = texts;
  switch (kind) {
    case 'refund':
      return actKinds.refund(amount ? formatMoney(amount) : '');
    case 'days':
    case 'credits':
      return actKinds[kind](quantity ?? 0);
    case 'void':
      return actKinds.void(subject ?? '');
    default:
      return actKinds.mail(subject);
  }
}

/**
 * What staff did with the member's money: what, when and why. Nothing where they did nothing, or while it is not known.
 */
export function StaffActs() {
  const { data: acts } = useBillingActsQuery();
  if (!acts || acts.length === 0) return null;
  return (
    <Stack gap={3}>
      <h2>{texts.acts}</h2>
      <ul>
        {acts.map((act) => (
          <li key={act.id}>
            <time dateTime={act.at}>{dayInWords(act.at)}</time>: {actInWords(act)} {act.reason}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
