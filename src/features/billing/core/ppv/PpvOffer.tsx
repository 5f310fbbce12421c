import { type ReactNode } from 'react';

import { formatMoney } from '#domain/billing/core/formatMoney.ts';
import { priceTag } from '#domain/billing/items/itemPreview.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { PpvPreview } from './ppvApi.ts';
import styles from './PpvOffer.module.scss';
import { ppvTexts as texts } from './texts.ts';

function Price({ preview }: { preview: PpvPreview }) {
  const { currency } = preview.price;
  const { struckThrough, toPay, discountTag } = priceTag({ price: preview.price, netPrice: preview.netPrice, couponDetails: preview.couponDetails ?? null });
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <Inline gap={3}>
      {struckThrough !== null && (
        <del className={styles.was}>
          <VisuallyHidden>{texts.was} </VisuallyHidden>
          {money(struckThrough)}
        </del>
      )}
      <ins className={styles.price}>
        {struckThrough !== null && <VisuallyHidden>{texts.now} </VisuallyHidden>}
        {money(toPay)}
      </ins>
      {discountTag !== null && <Badge tone="success">{discountTag}</Badge>}
      <span className={styles.credits}>{texts.inCredits(preview.credits)}</span>
    </Inline>
  );
}

/** One record or image with its kind and price (PPV-007 to PPV-009, PPV-013). @param children - what can be done */
export function PpvOffer({ preview, children }: { preview: PpvPreview; children: ReactNode }) {
  return (
    <div className={styles.offer}>
      <span className={styles.icon}>
        <RecordTypeIcon type={preview.recordItem.type} />
      </span>
      <Stack gap={3}>
        <p className={styles.description}>{preview.recordItem.description}</p>
        <Price preview={preview} />
        {children}
      </Stack>
    </div>
  );
}
