import { CardLine } from '#features/billing/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';

import styles from './subscription.module.scss';
import type { Customer } from './subscriptionApi.ts';
import { subscriptionTexts as texts } from './texts.ts';

/** The card that payments are charged to, as far as a page may know it. */
export function PaymentCard({ details }: { details: NonNullable<Customer>['savedPaymentDetails'] }) {
  return (
    <Card
      title={texts.card}
      actions={
        <ButtonLink size="sm" to="/card-update">
          {texts.changeCard}
        </ButtonLink>
      }
    >
      {details ? (
        <CardLine brand={details.brand} last4={details.last4}>
          {details.isExpiring ? (
            <Badge tone="warning">{texts.expiring}</Badge>
          ) : (
            <span className={styles.fine}>{texts.expires(details.expiryMonth, details.expiryYear)}</span>
          )}
        </CardLine>
      ) : (
        <p>{texts.noCard}</p>
      )}
    </Card>
  );
}
