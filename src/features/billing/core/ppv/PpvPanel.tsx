import type { ReactNode } from 'react';

import { priceTag } from '#domain/billing/items/itemPreview.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
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
function PpvOffer({ preview, children }: { preview: PpvPreview; children: ReactNode }) {
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

interface PpvPanelProps {
  data: PpvPreview | undefined;
  loading: boolean;
  error: unknown;
  retry: () => void;
  /** What can be done with the offer once its price is there. */
  children: (preview: PpvPreview) => ReactNode;
}

/** What a single record costs. States: loading, failed with retry (PPV-003 to PPV-006), price. */
export function PpvPanel({ data, loading, error, retry, children }: PpvPanelProps) {
  if (loading) return <Spinner size="lg" label={texts.loading} />;
  if (error !== undefined || !data) {
    return (
      <Notice tone="error" title={texts.failed} actions={<Button onClick={retry}>{texts.retry}</Button>}>
        <p>{texts.stillFailing}</p>
      </Notice>
    );
  }
  return <PpvOffer preview={data}>{children(data)}</PpvOffer>;
}
