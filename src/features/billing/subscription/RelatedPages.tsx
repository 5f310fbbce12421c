import { useGrant } from '#features/kernel/grants/index.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { subscriptionTexts } from './texts.ts';

const texts = subscriptionTexts.also;

/** Pages of the same subject that no menu names; nothing for readers who may not pay. */
export function RelatedPages() {
  if (!useGrant('payment')) return null;
  return (
    <nav aria-label={texts.label}>
      <Inline gap={6}>
        <TextLink to="/gift-subscriptions">{texts.give}</TextLink>
        <TextLink to="/gift-subscriptions/redeem">{texts.redeem}</TextLink>
        <TextLink to="/account/referrals">{texts.referrals}</TextLink>
      </Inline>
    </nav>
  );
}
