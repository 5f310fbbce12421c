import { formatMoney, type Money } from '#domain/billing/core/money.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { coreTexts as texts } from './texts.ts';

/** A price, struck through beside the one it replaced: read out as “was £5.00 now £4.00”. */
export function Price({ amount, was = null }: { amount: Money; was?: Money | null }) {
  if (was === null) return <>{formatMoney(amount)}</>;
  return (
    <>
      <VisuallyHidden>{`${texts.was} `}</VisuallyHidden>
      <del>{formatMoney(was)}</del> <VisuallyHidden>{`${texts.now} `}</VisuallyHidden>
      <ins>{formatMoney(amount)}</ins>
    </>
  );
}
