import { renewsInStore } from '#domain/billing/app-stores/storePurchase.ts';
import { MOBILE_APP_HELP } from '#domain/help/core/helpAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { storeTexts as texts } from './storeTexts.ts';
import type { AppSubscription } from './subscriptionApi.ts';
import { subscriptionTexts } from './texts.ts';

const partnerSubscriptionTexts = subscriptionTexts.elsewhere;

/** Who can change a subscription that a partner organisation gave. */
export const PartnerSubscription = ({ planName }: { planName: string }) => (
  <Card title={partnerSubscriptionTexts.title}>
    <Stack gap={2}>
      <p>{partnerSubscriptionTexts.partner(planName)}</p>
      <TextLink to="/help/contact">{partnerSubscriptionTexts.contact}</TextLink>
    </Stack>
  </Card>
);

const TONES = {
  PENDING: 'info',
  ACTIVE: 'success',
  GRACE: 'error',
  HOLD: 'error',
  CANCELING: 'neutral',
  PAUSED: 'warning',
  ENDED: 'neutral',
  REVOKED: 'neutral',
} as const;

/**
 * Subscriptions that were bought in app stores: what each store does next, and where it is changed. Of two that renew,
 * the reader is warned.
 */
export function StoreSubscriptions({ subscriptions }: { subscriptions: readonly AppSubscription[] }) {
  const renewing = subscriptions.filter(renewsInStore);
  return (
    <>
      {renewing.length > 1 && (
        <Notice tone="warning" headingLevel={2} title={texts.twice.title}>
          <p>{texts.twice.text}</p>
        </Notice>
      )}
      {subscriptions.map(({ id, store, plan, phase, endsAt, manageUrl }) => (
        <Card
          key={id}
          title={texts.title(plan.displayName, texts.stores[store])}
          actions={<Badge tone={TONES[phase]}>{texts.states[phase]}</Badge>}
        >
          <Stack gap={3}>
            <p>{texts.next[phase](texts.stores[store], dayInWords(endsAt))}</p>
            <p>{texts.managed(texts.stores[store])}</p>
            <Inline gap={6}>
              <ButtonLink to={manageUrl} reloadDocument>
                {texts.manage(texts.stores[store])}
              </ButtonLink>
              <TextLink to={MOBILE_APP_HELP}>{texts.help}</TextLink>
            </Inline>
          </Stack>
        </Card>
      ))}
    </>
  );
}
