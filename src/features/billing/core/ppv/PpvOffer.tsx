import { type ReactNode } from 'react';

import { priceTag } from '#domain/billing/items/itemPreview.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { Price } from '../Price.tsx';
import type { PpvPreview } from './ppvApi.ts';
import styles from './PpvOffer.module.scss';
import { ppvTexts as texts } from './texts.ts';

function ItemPrice({ preview }: { preview: PpvPreview }) {
  const { currency } = preview.price;
  const { struckThrough, toPay, discountTag } = priceTag({
    price: preview.price,
    netPrice: preview.netPrice,
    couponDetails: preview.couponDetails ?? null,
  });
  return (
    <Inline gap={3}>
      <span className={styles.price}>
        <Price
          amount={{ amount: toPay, currency }}
          was={struckThrough === null ? null : { amount: struckThrough, currency }}
        />
      </span>
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
        <ItemPrice preview={preview} />
        {children}
      </Stack>
    </div>
  );
}
